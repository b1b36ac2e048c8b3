const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor has asked for reduced motion. */
export const prefersReducedMotion = () => query().matches;

/** Subscribes to changes of that preference. @returns a function that unsubscribes */
export function onReducedMotionChange(onChange: () => void) {
  const reduced = query();
  reduced.addEventListener('change', onChange);
  return () => reduced.removeEventListener('change', onChange);
}
