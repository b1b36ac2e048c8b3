/**
 * The longest time from the press to the next page that still leaves time for a transition, which takes a phone a tenth of a
 * second (`npm run bench:page-change`). Milliseconds.
 */
const longestWait = 50;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Cross-fades page changes with a view transition, where the browser supports it and motion is not reduced. The transition
 * covers rendering alone, so that the page does not freeze during network requests, and is skipped when the visitor has
 * already waited.
 * @returns a function that takes the function that renders the next page, and resolves when that has rendered
 */
export function createViewTransitions() {
  const root = document.documentElement;
  let shown = window.location.pathname;
  let slid = false;
  let asked = 0;
  let last: ViewTransition | undefined;
  // The back gesture has already animated the page.
  window.addEventListener('popstate', ({ hasUAVisualTransition, timeStamp }) => {
    asked = timeStamp;
    slid = hasUAVisualTransition;
  });
  // During a transition the browser shows snapshots of the pages, and a press would hit the root element. So a press ends the
  // transition, and its click goes to the element below it once the snapshots are gone.
  window.addEventListener('pointerdown', () => last?.skipTransition(), true);
  const passOn = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
    asked = timeStamp;
    const press = () => {
      const meant = document.elementFromPoint(clientX, clientY);
      if (meant instanceof HTMLElement && meant !== root) meant.click();
    };
    if (target === root) last?.finished.finally(() => requestAnimationFrame(press));
  };
  window.addEventListener('click', passOn, true);
  return (draw: () => Promise<void>): Promise<void> => {
    // A changed filter shows the same page, without a transition.
    const atOnce =
      performance.now() - asked > longestWait ||
      slid ||
      still() ||
      window.location.pathname === shown;
    slid = false;
    shown = window.location.pathname;
    if (atOnce || !document.startViewTransition) return draw();
    last = document.startViewTransition(draw);
    // A transition that the browser skips, as in a hidden tab, has rendered the page anyway.
    last.ready.catch(() => {});
    return last.updateCallbackDone;
  };
}
