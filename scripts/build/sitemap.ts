import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { site } from '../../src/site.ts';
import { canonicalOf, parseDocument } from '../html/document.ts';
import { lastChanged } from './lastChanged.ts';

function canonicalUrls(folder: string): string[] {
  const found = globSync(`${folder}/**/*.html`).map((file) =>
    canonicalOf(parseDocument(readFileSync(file, 'utf8'))),
  );
  return [...new Set(found.filter((url) => url !== undefined))].sort();
}

/** Writes sitemap.xml and robots.txt for the exported pages. @returns the number of pages */
export function writeSitemap(folder: string): number {
  const urls = canonicalUrls(folder);
  const changed = lastChanged();
  const entry = (url: string) => {
    const day = changed(new URL(url).pathname);
    return `<url><loc>${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  };
  const entries = urls.map(entry).join('\n');
  writeFileSync(
    `${folder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
  );
  writeFileSync(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  return urls.length;
}

export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
