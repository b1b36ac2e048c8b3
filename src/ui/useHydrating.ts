import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is taking over the document's own HTML, rather than rendering a part anew. */
export const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
