import Router from 'next/router';
import { announce } from '../ui/announce.ts';
import { setFirstScreenFirst } from '../ui/BelowFirstScreen.tsx';
import { isPageDataMissing, loadSlowPagesAsDocuments } from './pageAsDocument.ts';
import { createScrollRestoration } from './scrollRestoration.ts';
import { createViewTransitions } from './viewTransitions.ts';

/**
 * Moves the focus to the first visible link to a path in the window, and returns it. Hidden links,
 * such as those in a closed fold, do not take the focus.
 */
const focusLink = (path: string) =>
  [...document.querySelectorAll<HTMLElement>(`:is(main, footer) a[href="${path}"]`)].find(
    (link) => {
      const { top, bottom } = link.getBoundingClientRect();
      if (top >= 0 && bottom <= window.innerHeight) link.focus({ preventScroll: true });
      return link === document.activeElement;
    },
  );

const targetOfFragment = () => document.getElementById(window.location.hash.slice(1));

/**
 * Keeps Next from scrolling to the fragment before the first navigation, as it does after
 * hydration and again after it has read the query: the browser already has, and the visitor may
 * have scrolled on while the scripts loaded. Until then nothing else can scroll to that element.
 */
function skipFirstScrolls() {
  const target: { scrollIntoView?: () => void } | null = targetOfFragment();
  if (!target) return;
  target.scrollIntoView = () => {};
  for (const event of ['routeChangeStart', 'hashChangeStart'] as const)
    Router.events.on(event, () => delete target.scrollIntoView);
}

/**
 * After each page change, does what a browser and a screen reader do after loading a document:
 * moves the focus to the page's heading, or to the target of its fragment, and then announces the
 * title. After Back and Forward, moves the focus to the link that the visitor followed. After a
 * filter, and Back or Forward within a page, leaves the focus where it is.
 */
function moveFocusToNextPage(isRestored: () => boolean) {
  let shown = window.location.pathname;
  Router.events.on('routeChangeComplete', (_url: string, { shallow }) => {
    const { pathname } = window.location;
    if (shallow || (isRestored() && pathname === shown)) return;
    const link = isRestored() && focusLink(shown);
    const place = link || targetOfFragment() || document.querySelector('h1');
    if (!link) place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
    if (pathname === shown) return;
    shown = pathname;
    // A screen reader reads the focused heading, and no other place says which page this is.
    // Next sets the title some time after this event.
    if (place?.localName !== 'h1') setTimeout(() => announce(document.title), 100);
  });
}

/** The Network Information API, which some browsers lack and TypeScript does not fully describe. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/**
 * Adds what Next's page changes lack: scroll restoration, a cross-fade, and a fallback where the
 * next page's data is incomplete. Next renders a page through the router's `sub` once everything
 * has loaded. It has no public event that rendering waits for, so this wraps `sub`, and nothing
 * else does.
 */
export function patchRouter() {
  loadSlowPagesAsDocuments();
  skipFirstScrolls();
  const scrollRestoration = createScrollRestoration();
  moveFocusToNextPage(scrollRestoration.isRestored);
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    // From now on the router handles Back; until now the page's loader did
    // (src/build/html/loadScripts.js).
    window.onpopstate = null;
    // For visitors who save data, Next still prefetches links on hover.
    if ((navigator as Connected).connection?.saveData) router.prefetch = async () => {};
    const crossFade = createViewTransitions();
    const { sub, scrollToHash } = router;
    router.sub = (info, App, scroll) => {
      if (isPageDataMissing(info)) {
        window.location.reload();
        return new Promise(() => {});
      }
      const position = scrollRestoration.takePosition();
      setFirstScreenFirst(!position && !window.location.hash);
      return crossFade(async () => {
        await sub.call(router, info, App, position ?? scroll);
        // Next scrolls before a filter applies and may move the focus, and twice to a fragment.
        if (position) await scrollRestoration.scrollTo(position);
      });
    };
    router.scrollToHash = (url) => {
      if (!scrollRestoration.isRestored()) scrollToHash.call(router, url);
    };
  });
}
