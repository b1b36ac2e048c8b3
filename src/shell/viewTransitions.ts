/**
 * From the press to the next page. A transition takes a phone a tenth of a second (`npm run bench:page-change`), which only
 * those have to spare whose device and line have been quicker than this. Milliseconds.
 */
const longestWait = 50;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets one page pass into the next by view transition, where the browser has it and motion is welcome. The transition is
 * laid around the drawing alone, so that nothing stands still while the network is busy, and left out where the visitor has
 * waited for the page already.
 * @returns takes what draws the next page, and resolves when that is drawn
 */
export function createViewTransitions() {
  const root = document.documentElement;
  let shown = window.location.pathname;
  let slid = false;
  let asked = 0;
  let last: ViewTransition | undefined;
  // The gesture of going back has brought the page in already.
  window.addEventListener('popstate', ({ hasUAVisualTransition, timeStamp }) => {
    asked = timeStamp;
    slid = hasUAVisualTransition;
  });
  // The browser shows pictures of the pages meanwhile, and a press would fall on the root: it ends the transition, and its
  // click goes to what stands there once the pictures are gone.
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
    // Another choice in a filter is the same page, and answers at once.
    const atOnce = performance.now() - asked > longestWait || slid || still() || window.location.pathname === shown;
    slid = false;
    shown = window.location.pathname;
    if (atOnce || !document.startViewTransition) return draw();
    last = document.startViewTransition(draw);
    // A transition that the browser skips, as in a hidden tab, has drawn the page all the same.
    last.ready.catch(() => {});
    return last.updateCallbackDone;
  };
}
