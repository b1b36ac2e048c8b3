import Router from 'next/router';
import { disableContentVisibility } from '../theme/contentVisibility.ts';
import { paintFirstScreenFirst } from '../ui/BelowFirstScreen.tsx';
import { isPageDataMissing, loadSlowPagesAsDocuments } from './pageAsDocument.ts';
import { createScrollRestoration } from './scrollRestoration.ts';
import { createViewTransitions } from './viewTransitions.ts';

/**
 * Adds to Next's page changes what it leaves out: the place in a page that one comes back to, a cross-fade, and a way on
 * where the next page's data does not come whole. Next draws a page through the router's `sub` once everything that it
 * needs is there; it has no public event that the drawing waits for, so this is laid around it, and nowhere else.
 */
export function improvePageChanges() {
  loadSlowPagesAsDocuments();
  const scrollRestoration = createScrollRestoration();
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    // From now on the router answers Back; until now the page's loader has (scripts/html/deferScripts.ts).
    window.onpopstate = null;
    const crossFade = createViewTransitions();
    const { sub, scrollToHash } = router;
    router.sub = (info, App, scroll) => {
      if (isPageDataMissing(info)) {
        window.location.reload();
        return new Promise(() => {});
      }
      const position = scrollRestoration.takePosition();
      if (position) disableContentVisibility();
      paintFirstScreenFirst(!position && !window.location.hash);
      return crossFade(async () => {
        await sub.call(router, info, App, position ?? scroll);
        // Next goes to the place that the address names, twice. Who comes back has left it.
        if (position && window.location.hash) await scrollRestoration.scrollTo(position);
      });
    };
    router.scrollToHash = (address) => {
      if (!scrollRestoration.isRestored()) scrollToHash.call(router, address);
    };
  });
}
