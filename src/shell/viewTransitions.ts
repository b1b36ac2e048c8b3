import { prefersReducedMotion } from '../ui/reducedMotion.ts';

/**
 * The longest time in ms from a click to the next page that still leaves time for a transition,
 * which takes a slow processor a tenth of a second.
 */
const maxWaitMs = 15;

/**
 * Cross-fades page changes with a view transition, where the browser supports it and motion is not
 * reduced. The transition begins when the next page can be rendered, so that the old one does not
 * freeze during network requests. A visitor who has already waited gets no transition.
 * @returns a function that takes the function that renders the next page, and resolves when that
 * has rendered
 */
export function createViewTransitions() {
  const root = document.documentElement;
  let shown = window.location.pathname;
  let isAnimated = false;
  let clickedAt = 0;
  let last: ViewTransition | undefined;
  // A browser that animates its back gesture needs no second animation.
  window.addEventListener('popstate', ({ hasUAVisualTransition, timeStamp }) => {
    clickedAt = timeStamp;
    isAnimated = hasUAVisualTransition;
  });
  // During a transition, snapshots cover the page, so a click hits the root element. A pointer press
  // therefore ends the transition, and the click is repeated on the element below.
  window.addEventListener('pointerdown', () => last?.skipTransition(), true);
  const repeatClick = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
    clickedAt = timeStamp;
    const clickBelow = () => {
      const below = document.elementFromPoint(clientX, clientY);
      if (below instanceof HTMLElement && below !== root) below.click();
    };
    if (target === root) last?.finished.finally(() => requestAnimationFrame(clickBelow));
  };
  window.addEventListener('click', repeatClick, true);
  return (draw: () => Promise<void>): Promise<void> => {
    // A changed filter shows the same page, without a transition.
    const skipsTransition =
      performance.now() - clickedAt > maxWaitMs ||
      isAnimated ||
      prefersReducedMotion() ||
      window.location.pathname === shown;
    isAnimated = false;
    shown = window.location.pathname;
    if (skipsTransition || !document.startViewTransition) return draw();
    last = document.startViewTransition(draw);
    // Rejects when the browser skips the transition, as in a hidden tab. The page is rendered
    // anyway.
    last.ready.catch(() => {});
    return last.updateCallbackDone;
  };
}
