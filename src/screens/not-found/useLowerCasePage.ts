import Router from 'next/router';
import { useEffect } from 'react';

/** Normalizes a path: lower case, single slashes, no `.html` and no slash at its end. */
export const lowerCasePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');

/**
 * Redirects to the normalized URL if that page exists, because the host's paths are case-sensitive.
 */
export function useLowerCasePage() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = lowerCasePath(pathname);
    if (path === pathname) return;
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    Router.events.on('routeChangeStart', leave);
    fetch(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok }) => ok && window.location.replace(path + search + hash),
      // Stays on this page if the request fails, such as when the path redirects to another site,
      // or if the visitor has followed a link.
      () => {},
    );
    return () => Router.events.off('routeChangeStart', leave);
  }, []);
}
