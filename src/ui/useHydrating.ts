import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React is hydrating the exported HTML, rather than rendering the component on the client. */
export const useHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
