import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';
import { headersReader } from '../../scripts/edge/readHeaders.ts';
import { site } from '../../src/site.ts';

/** Budgets, in bytes at brotli's best. `own` is what is neither React nor Next nor styled-components. */
const most = { html: 30_000, scripts: 110_000, own: 15_000, styles: 8_000 };

/**
 * What a server sends before it waits for an answer: ten packets (RFC 6928) of 1,460 bytes. A byte more costs a slow phone
 * 150 ms.
 */
const firstPackets = 14_600;

/** @returns what of a built folder weighs more than it may, in words; the home page's answer has to fit the first packets */
export function overBudget(folder: string): string[] {
  const { environment } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  // What the ribbon of previews may add, which nobody but their testers gets.
  const ribbon = environment === 'preview' ? 500 : 0;
  const headers = Object.entries(headersReader(readFileSync(join(folder, '_headers'), 'utf8'))('/', site.url));
  // 150 for the headers that every server adds, such as the date.
  const head = headers.reduce((all, [name, value]) => all + `${name}: ${value}\r\n`.length, 150);
  return builtPages(folder).flatMap(({ path, html }) => {
    const weight = weigh(html, folder);
    const limits = Object.entries({ ...most, ...(path === '/' && { html: firstPackets - head }) });
    return limits
      .map(([measure, limit]) => ({ measure, limit: limit + ribbon, is: weight[measure as keyof typeof most] }))
      .filter(({ limit, is }) => !(is <= limit))
      .map(({ measure, limit, is }) => `${measure} of ${path}: ${is} bytes, at most ${limit}`);
  });
}
