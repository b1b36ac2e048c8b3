import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseImageRequest, Refusal } from '../../functions/_next/image/parse.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { site } from '../../src/site.ts';
import type { BuiltPage } from './pages.ts';

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether the host has a file for a path: itself, `/x` as `x.html` or `x/index.html`, and `/x/` as the latter only. */
const served = (folder: string, path: string) =>
  (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]).some((file) =>
    isFile(join(folder, file)),
  );

/** The addresses in a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute); one may hold a comma, but not at its end. */
const candidates = (text: string) =>
  [...text.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address = '']) => address);

/** Every address that a page's links, pictures and preloads name. */
function addresses(html: string): string[] {
  const tags = [...html.matchAll(/<(?:a|link|img|source) [^>]+>/g)];
  return tags
    .flatMap(([tag]) => [...tag.matchAll(/\s(href|src|srcset|imagesrcset)="([^"]*)"/gi)])
    .flatMap(([, name = '', value = '']) => (/set$/i.test(name) ? candidates(unescaped(value)) : [unescaped(value)]));
}

/** Why the image resizer would refuse an address, or not keep its answer; nothing where it would do neither. */
function pictureFault(target: URL, manifest: Manifest): string | undefined {
  try {
    const { path, hash } = parseImageRequest(target.searchParams);
    const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
    if (!entry) return 'names no picture of the manifest';
    if (hash !== undefined && hash !== entry.hash) return 'names the picture as it was before it was changed';
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

/** Links within the site, to places on pages and to pictures, that lead nowhere; a line each. */
export function linkFaults(pages: BuiltPage[], folder = 'out'): string[] {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const manifest: Manifest = JSON.parse(readFileSync('src/images/manifest.json', 'utf8'));
  const faults = new Set<string>();
  for (const { path, html: text } of pages) {
    for (const address of new Set(addresses(text))) {
      const target = new URL(address, site.url + path);
      if (target.origin !== site.url) continue;
      if (target.pathname === imagePath) {
        const fault = pictureFault(target, manifest);
        if (fault) faults.add(`${path}: ${address}: ${fault}`);
        continue;
      }
      const there = html.get(target.pathname);
      if (there === undefined && !served(folder, decodeURIComponent(target.pathname)))
        faults.add(`${path}: ${address} leads nowhere`);
      const place = decodeURIComponent(target.hash.slice(1));
      if (there && place && !there.includes(` id="${place}"`)) faults.add(`${path}: ${address}: no such place on the page`);
    }
  }
  return [...faults];
}
