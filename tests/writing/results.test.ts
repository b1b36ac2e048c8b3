import { expect, test } from 'vitest';
import { loadWorks } from '../../src/content/load.ts';

const all = loadWorks().flatMap(({ slug, results }) => results.map((result) => ({ slug, ...result })));
const values = all.map(({ value }) => value);

test('no figure stands for two results', () => {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('no figure is round, as measured ones seldom are', () => {
  expect(values.filter((value) => /^\d+0$/.test(value.replace(/[.,]/g, '')))).toEqual([]);
});

test('every figure says in which year or month it was measured, or over what time', () => {
  const vague = all.filter(({ when }) => !/\d|half-year|weeks?\b/.test(when));
  expect(vague.map(({ slug, when }) => `${slug}: ${when}`)).toEqual([]);
});
