import { useEffect } from 'react';

/** A path as the site writes it: in lower case, with single slashes, and without `.html` and a slash at its end. */
export const lowerCasePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');

/** Goes to the page that a mistyped address means, if there is one in lower case: the host tells capitals apart. */
export function useLowerCasePage() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = lowerCasePath(pathname);
    if (path === pathname) return;
    fetch(path, { method: 'HEAD' }).then(
      ({ ok }) => ok && window.location.replace(path + search + hash),
      // An old address of another site, which this page's policy does not let it ask.
      () => {},
    );
  }, []);
}
