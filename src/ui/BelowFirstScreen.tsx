import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let alone = false;

/** Says whether the page that is drawn next paints its first screen before the rest. */
export const paintFirstScreenFirst = (value: boolean) => {
  alone = value;
};

const never = () => () => {};

/**
 * What lies below the first screen of a page. Where a link has led to the page it is drawn after the first screen has been
 * painted, which is sooner that way; documents carry all of it. Measured by `npm run bench:page-change`.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  // A document's own page is taken over whole, also when a link has been pressed meanwhile.
  const first = useSyncExternalStore(
    never,
    () => alone,
    () => false,
  );
  const [drawn, setDrawn] = useState(!first);
  useEffect(() => {
    // The task after a frame finds that frame painted.
    if (!drawn) requestAnimationFrame(() => setTimeout(() => startTransition(() => setDrawn(true))));
  }, [drawn]);
  // So high that nothing in the footer is fetched as if it came near.
  return drawn ? children : <div style={{ height: '400vh' }} />;
}
