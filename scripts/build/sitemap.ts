import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { site } from '../../src/site.ts';
import { canonicalOf, parseDocument } from '../html/document.ts';
import { lastChanged } from './lastChanged.ts';

/** Lists the canonical URLs of all pages. Pages with `noindex` have none. */
function canonicalAddresses(folder: string): string[] {
  const found = globSync(`${folder}/**/*.html`).map((file) =>
    canonicalOf(parseDocument(readFileSync(file, 'utf8'))),
  );
  return [...new Set(found.filter((address) => address !== undefined))].sort();
}

/** Writes sitemap.xml and robots.txt for the exported pages. @returns the number of pages */
export function writeSitemap(folder: string): number {
  const addresses = canonicalAddresses(folder);
  const changed = lastChanged();
  const entry = (address: string) => {
    const day = changed(new URL(address).pathname);
    return `<url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  };
  const urls = addresses.map(entry).join('\n');
  writeFileSync(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  writeFileSync(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  return addresses.length;
}

/** Returns the paths of the pages in a sitemap.xml. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
