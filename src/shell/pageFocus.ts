import Router from 'next/router';
import { announce } from '../ui/announce.ts';

/**
 * Does after each page change what a browser and a screen reader do after loading a document: moves the focus to the page's
 * heading, or to the place that its address names, and announces the title. A filter leaves the focus where it is.
 */
export function moveFocusToNextPage() {
  let shown = window.location.pathname;
  Router.events.on('routeChangeComplete', () => {
    const { pathname, hash } = window.location;
    if (pathname === shown) return;
    shown = pathname;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
    // Next sets the title in an effect, after it has said that the change is complete.
    setTimeout(() => announce(document.title), 100);
  });
}
