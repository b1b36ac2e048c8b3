import { legacyPaths } from '../../src/seo/legacyPaths.ts';

/** A path as the site writes it: in lower case, with single slashes, and without `.html` and a slash at its end. */
export const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/$/, '') || '/';

/** Where a plain path redirects if it is an old one. */
export function legacyTarget(path: string): string | undefined {
  for (const [from, to] of legacyPaths) {
    if (from === path) return to;
    const parent = from.replace(/\*$/, '');
    if (parent !== from && path.startsWith(parent)) return to.replace(':splat', path.slice(parent.length));
  }
  return undefined;
}
