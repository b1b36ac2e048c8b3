const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has asked for reduced motion. */
export const isStill = () => query().matches;

/** Calls back when that changes; returns a function that unsubscribes. */
export function onStillness(changed: () => void) {
  const reduced = query();
  reduced.addEventListener('change', changed);
  return () => reduced.removeEventListener('change', changed);
}
