/** A path as the site writes it: in lower case, with single slashes, and without `.html` and a slash at its end. */
export const lowerCasePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');
