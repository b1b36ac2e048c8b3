import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { weigh } from '../../scripts/audit/weight.ts';
import { overBudget } from './budgets.ts';

test('every page is within its budget', () => expect(overBudget('out')).toEqual([]));

test('every page preloads one font and nothing of it holds up the first paint', () => {
  for (const { html } of builtPages()) {
    const { preloadedFonts, blocking } = weigh(html, 'out');
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
