import { expect, test } from 'vitest';
import { overBudget, weighed } from './budgets.ts';

const weights = weighed('out');

test('every page is within its budget', () => expect(overBudget('out', weights)).toEqual([]));

test('every page preloads one font and nothing of it holds up the first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
