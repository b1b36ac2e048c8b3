import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';
import { headersReader } from '../../scripts/edge/readHeaders.ts';
import { site } from '../../src/site.ts';

const { environment } = JSON.parse(readFileSync('out/build.json', 'utf8'));
/** What the ribbon of previews may add, which nobody but their testers gets. */
const ribbon = environment === 'preview' ? 500 : 0;

/** Budgets, in bytes at brotli's best. `own` is what is neither React nor Next nor styled-components. */
const most = { html: 30_000, scripts: 110_000, own: 15_000 + ribbon, styles: 8_000 };

const weights = builtPages().map(({ path, html }) => ({ path, ...weigh(html, 'out') }));
const over = (measure: keyof typeof most) =>
  weights.filter((page) => page[measure] > most[measure]).map((page) => `${page.path}: ${page[measure]} bytes`);

for (const measure of Object.keys(most) as (keyof typeof most)[]) {
  test(`no page's ${measure} weigh more than ${most[measure]} bytes`, () => expect(over(measure)).toEqual([]));
}

test('every page preloads one font and nothing of it holds up the first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});

test('the home page arrives with the first packets', () => {
  // What a server sends before it waits for an answer: ten packets (RFC 6928) of 1,460 bytes. A byte more costs a slow phone
  // 150 ms.
  const headers = Object.entries(headersReader(readFileSync('out/_headers', 'utf8'))('/', site.url));
  const answer = headers.reduce((all, [name, value]) => all + `${name}: ${value}\r\n`.length, 0);
  const home = weights.find(({ path }) => path === '/');
  // 150 for the headers that every server adds, such as the date.
  expect((home?.html ?? Number.NaN) + answer + 150).toBeLessThan(14_600 + ribbon);
});
