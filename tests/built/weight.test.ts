import { expect, test } from 'vitest';
import { overBudget, pageWeights } from './budgets.ts';

const weights = pageWeights('out');

test('every page is within its budget', () => expect(overBudget('out', weights)).toEqual([]));

test('every page preloads one font, and nothing on it delays the first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
