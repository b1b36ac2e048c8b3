import { readFileSync } from 'node:fs';
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

test('the ids of styled components are the short ones', () => {
  const ids = readFileSync('out/index.html', 'utf8').match(/(?<=id="sc-)[^"]+/g) ?? [];
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(id).toMatch(/^([0-9a-z]{2}-\d+|keyframes-.+)$/);
});
