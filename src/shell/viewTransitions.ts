import Router from 'next/router';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets what is pressed while pages cross-fade reach the page: the browser shows pictures of it then, and a press would fall
 * on its root. The first touch ends the transition; a click that began on the pictures goes to what has come to light.
 */
function passPressesOn(transition: ViewTransition) {
  const root = document.documentElement;
  const end = () => transition.skipTransition();
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    const meant = target === root && document.elementFromPoint(clientX, clientY);
    if (meant instanceof HTMLElement && meant !== root) meant.click();
  };
  window.addEventListener('pointerdown', end, true);
  window.addEventListener('click', passOn, true);
  const stop = () => {
    window.removeEventListener('pointerdown', end, true);
    // The click comes when the button is let go.
    setTimeout(() => window.removeEventListener('click', passOn, true), 1000);
  };
  transition.finished.then(stop, stop);
}

/**
 * Lets one page pass into the next by view transition, where the browser has it and motion is welcome. Next draws a page
 * through the router's `sub` once everything it needs is there; the transition is laid around just that, so that nothing
 * stands still while the network is busy.
 */
export function crossFadePages() {
  Router.ready(() => {
    const { router } = Router;
    if (!router || !document.startViewTransition) return;
    const draw = router.sub;
    let shown = window.location.pathname;
    let slid = false;
    // The gesture of going back has brought the page in already.
    window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
      slid = hasUAVisualTransition;
    });
    router.sub = (...page) => {
      // Another choice in a filter is the same page, and answers at once.
      const atOnce = slid || still() || window.location.pathname === shown;
      slid = false;
      shown = window.location.pathname;
      if (atOnce) return draw(...page);
      return new Promise<void>((resolve, reject) => {
        const drawn = () => draw(...page).then(resolve, reject);
        const transition = document.startViewTransition(drawn);
        // A transition that the browser skips, as in a hidden tab, has drawn the page all the same.
        transition.ready.catch(() => {});
        passPressesOn(transition);
      });
    };
  });
}
