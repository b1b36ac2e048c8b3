import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns false in the exported HTML and while React hydrates it, true afterwards and in components
 * that first render on the client. React renders the change in short tasks, because new styles take
 * long.
 */
export const useHydrated = () =>
  useDeferredValue(
    useSyncExternalStore(
      subscribeToNothing,
      () => true,
      () => false,
    ),
  );
