import Router from 'next/router';
import { layOutWhole } from '../theme/whole.ts';

/** In CSS pixels. */
interface Place {
  x: number;
  y: number;
}

/** Resolves when the page stands at a place, after what waits for the end of this task has moved it elsewhere. */
const moved = ({ x, y }: Place) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      resolve();
    });
  });

/**
 * Shows a page where it was left when the visitor comes back to it, once it is drawn. The browser alone is too early: it
 * moves while the page before still stands there, and then Next scrolls to the top. Places are kept in memory, because
 * nothing may be stored for it; across page loads the browser restores them itself. Older browsers, which do not tell of
 * navigations, show the top.
 */
export function restoreScroll() {
  if (!('navigation' in window)) return;
  const { history, navigation } = window;
  /** By the key of the entry in the history. */
  const places = new Map<string, Place>();
  let returning: Place | undefined;
  navigation.addEventListener('navigate', ({ navigationType, hashChange, destination }) => {
    const left = navigation.currentEntry;
    // Steps within a page stay the browser's, and Next replaces entries on its way to a page.
    if (!left || hashChange || navigationType === 'replace' || navigationType === 'reload') return;
    places.set(left.key, { x: window.scrollX, y: window.scrollY });
    history.scrollRestoration = 'manual';
    returning = navigationType === 'traverse' ? places.get(destination.key) : undefined;
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const draw = router.sub;
    let returned = false;
    router.sub = async (info, App, scroll) => {
      const place = returning;
      returning = undefined;
      returned = Boolean(place);
      if (place) layOutWhole();
      await draw(info, App, place ?? scroll);
      // Next goes to the place that the address names, twice. Who comes back has left it.
      if (place && window.location.hash) await moved(place);
    };
    const goToNamed = router.scrollToHash.bind(router);
    Router.events.on('hashChangeStart', () => {
      returned = false;
    });
    router.scrollToHash = (address) => {
      if (!returned) goToNamed(address);
    };
  });
}
