import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { site } from '../site.ts';
import { canonicalOf, parseDocument } from './html/document.ts';
import { lastChanged } from './lastChanged.ts';

/** @returns the number of pages */
export function writeSitemap(folder: string): number {
  // Pages with `noindex` have no canonical URL.
  const urls = globSync(`${folder}/**/*.html`).flatMap(
    (file) => canonicalOf(parseDocument(readFileSync(file, 'utf8'))) ?? [],
  );
  const unique = [...new Set(urls)].sort();
  const changed = lastChanged();
  const entries = unique.map((url) => {
    const day = changed(new URL(url).pathname);
    return `<url><loc>${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  writeFileSync(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  );
  writeFileSync(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  return unique.length;
}

export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
