import Router from 'next/router';
import { layOutWhole } from '../theme/whole.ts';
import { drawFirstScreenAlone } from '../ui/BelowFirstScreen.tsx';
import { fetchPages, isIncomplete } from './pageAsDocument.ts';
import { rememberPlaces } from './scrollRestoration.ts';
import { crossFader } from './viewTransitions.ts';

/**
 * Adds to Next's page changes what it leaves out: the place in a page that one comes back to, a cross-fade, and a way on
 * where the next page's data does not come whole. Next draws a page through the router's `sub` once everything that it
 * needs is there; it has no public event that the drawing waits for, so this is laid around it, and nowhere else.
 */
export function improvePageChanges() {
  fetchPages();
  const places = rememberPlaces();
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    // From now on the router answers Back; until now the page's loader has (scripts/html/laterScripts.ts).
    window.onpopstate = null;
    const crossFade = crossFader();
    const { sub, scrollToHash } = router;
    router.sub = (info, App, scroll) => {
      if (isIncomplete(info)) {
        window.location.reload();
        return new Promise(() => {});
      }
      const place = places.takeReturn();
      if (place) layOutWhole();
      drawFirstScreenAlone(!place && !window.location.hash);
      return crossFade(async () => {
        await sub.call(router, info, App, place ?? scroll);
        // Next goes to the place that the address names, twice. Who comes back has left it.
        if (place && window.location.hash) await places.moveTo(place);
      });
    };
    router.scrollToHash = (address) => {
      if (!places.hasReturned()) scrollToHash.call(router, address);
    };
  });
}
