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
    fetch(path, { method: 'HEAD' }).then(
      ({ ok }) => ok && window.location.replace(path + search + hash),
      // Stays on this page if the request fails, such as when the path redirects to another site.
      () => {},
    );
  }, []);
}
