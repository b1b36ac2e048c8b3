import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseImageRequest } from '../../../functions/_next/image/parse.ts';
import { HttpError } from '../../../functions/http.ts';
import { attribute, elements, findAll, type Node } from '../../../scripts/html/document.ts';
import { publishedManifest } from '../../../scripts/images/publish.ts';
import type { Manifest } from '../../../src/images/manifest.ts';
import { imagePath } from '../../../src/images/sizes.ts';
import { site } from '../../../src/site.ts';
import type { BuiltPage } from './pages.ts';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether the host has a file for a path: itself, `/x` as `x.html` or `x/index.html`, and `/x/` as the latter only. */
const served = (path: string) =>
  (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]).some((file) =>
    isFile(join('out', file)),
  );

/** The addresses in a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute); one may hold a comma, but not at its end. */
const candidates = (text: string) =>
  [...text.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);

/** Every address that a page's links, pictures and preloads name. */
const addresses = (page: Node): string[] =>
  ['a', 'link', 'img', 'source']
    .flatMap((tag) => findAll(page, tag))
    .flatMap(({ attrs }) => attrs)
    .flatMap(({ name, value }) => (/^(href|src)$/.test(name) ? [value] : /srcset$/.test(name) ? candidates(value) : []));

/** Why the image resizer would refuse an address, or not keep its answer; nothing where it would do neither. */
function pictureProblem(target: URL, manifest: Manifest): string | undefined {
  try {
    const { path, hash } = parseImageRequest(target.searchParams);
    const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
    if (!entry) return 'names no picture of the manifest';
    if (hash !== undefined && hash !== entry.hash) return 'names the picture as it was before it was changed';
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.message;
  }
}

/** Links within the site, to places on pages and to pictures, that lead nowhere; a line each. */
export function linkProblems(pages: BuiltPage[]): string[] {
  const places = new Map(pages.map(({ path, document }) => [path, elements(document).map((one) => attribute(one, 'id'))]));
  const manifest: Manifest = JSON.parse(readFileSync(publishedManifest('out'), 'utf8'));
  const problems = new Set<string>();
  for (const { path, document } of pages) {
    for (const address of new Set(addresses(document))) {
      const target = new URL(address, site.url + path);
      if (target.origin !== site.url) continue;
      if (target.pathname === imagePath) {
        const problem = pictureProblem(target, manifest);
        if (problem) problems.add(`${path}: ${address}: ${problem}`);
        continue;
      }
      const there = places.get(target.pathname);
      if (there === undefined && !served(decodeURIComponent(target.pathname)))
        problems.add(`${path}: ${address} leads nowhere`);
      const place = decodeURIComponent(target.hash.slice(1));
      if (there && place && !there.includes(place)) problems.add(`${path}: ${address}: no such place on the page`);
    }
  }
  return [...problems];
}
