import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site.ts';
import type { BuiltPage } from './pages.ts';

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Links within the site, and to places on pages, that lead nowhere; a line each. */
export function linkFaults(pages: BuiltPage[], folder = 'out'): string[] {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const faults = new Set<string>();
  for (const { path, html: text } of pages) {
    for (const [, href = ''] of text.matchAll(/<(?:a|link|img|source) [^>]*?(?:href|src)="([^"]+)"/g)) {
      const target = new URL(unescaped(href), site.url + path);
      if (target.origin !== site.url || target.pathname.startsWith('/_next/image')) continue;
      const there = html.get(target.pathname);
      if (there === undefined && !existsSync(join(folder, target.pathname))) faults.add(`${path}: ${href} leads nowhere`);
      const place = decodeURIComponent(target.hash.slice(1));
      if (there && place && !there.includes(` id="${place}"`)) faults.add(`${path}: ${href}: no such place on the page`);
    }
  }
  return [...faults];
}
