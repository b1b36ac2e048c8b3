import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Returns false in the exported HTML and while React hydrates it, true afterwards and in components
 * that first render on the client.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
