import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';

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
