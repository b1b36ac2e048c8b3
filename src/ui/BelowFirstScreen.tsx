import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

// A variable, because Next's router, outside of React, sets it right before it renders the page.
let firstScreenFirst = false;

/** Sets whether the next page paints its first screen before the rest. */
export const setFirstScreenFirst = (value: boolean) => {
  firstScreenFirst = value;
};

/**
 * The part of a page below its first screen. After a client-side navigation it renders once the
 * first screen has been painted, which makes that sooner; exported documents contain all of it.
 * Measured by `npm run bench:page-change`.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  // Hydration renders everything, also if the visitor has already clicked a link.
  const hydrated = useHydrated();
  const [drawn, setDrawn] = useState(!hydrated || !firstScreenFirst);
  useEffect(() => {
    // A task after a frame runs when that frame has been painted.
    if (!drawn)
      requestAnimationFrame(() => setTimeout(() => startTransition(() => setDrawn(true))));
  }, [drawn]);
  // High enough that nothing in the footer counts as near and loads.
  return drawn ? children : <div aria-busy style={{ height: '400vh' }} />;
}
