import Router from 'next/router';
import { layOutWhole } from '../theme/whole.ts';

/**
 * Shows a page where it was left when the visitor comes back to it, once it is drawn. The browser alone is too early: it
 * moves while the page before still stands there, and then Next scrolls to the top. Places are kept in memory, because
 * nothing may be stored for it; across page loads the browser restores them itself. Older browsers, which do not tell of
 * navigations, show the top.
 */
export function restoreScroll() {
  if (!('navigation' in window)) return;
  const { history, navigation } = window;
  /** In CSS pixels, by the key of the entry in the history. */
  const places = new Map<string, { x: number; y: number }>();
  let returning: { x: number; y: number } | undefined;
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
    router.sub = (info, App, scroll) => {
      const place = returning;
      returning = undefined;
      if (place) layOutWhole();
      return draw(info, App, place ?? scroll);
    };
  });
}
