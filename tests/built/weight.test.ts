import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';

/** Bytes at brotli's best, as issue 7 of the project sets them. */
const most = { html: 30_000, scripts: 110_000, own: 15_000, styles: 8_000 };

/** A form is what its page is for, so its behaviour is not put off until the page is idle. */
const form = 2_000;

const weights = builtPages().map(({ path, html }) => ({
  path,
  allowed: html.includes('<form') ? form : 0,
  ...weigh(html, 'out'),
}));
const over = (measure: keyof typeof most) =>
  weights
    .filter((page) => page[measure] > most[measure] + (measure === 'own' ? page.allowed : 0))
    .map((page) => `${page.path}: ${page[measure]} bytes`);

for (const measure of Object.keys(most) as (keyof typeof most)[]) {
  test(`no page's ${measure} weigh more than ${most[measure]} bytes`, () => expect(over(measure)).toEqual([]));
}

test('every page preloads one font and nothing of it holds up the first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
