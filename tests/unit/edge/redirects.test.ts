import { expect, test } from 'vitest';
import { redirectsFile } from '../../../scripts/edge/redirects.ts';
import { routes } from '../../../src/site.ts';

const rules = redirectsFile()
  .split('\n')
  .map((line) => line.split(' '));

test('no address is redirected twice, to itself or from a page that exists', () => {
  const sources = rules.map(([from]) => from ?? '');
  expect(new Set(sources).size).toBe(sources.length);
  for (const [from, to] of rules) expect(from).not.toBe(to);
  for (const path of Object.values(routes)) expect(sources).not.toContain(path);
});

test('no redirect leads to another one', () => {
  const sources = new Set(rules.map(([from]) => from));
  for (const [, to = ''] of rules) expect(sources.has(to.replace(/#.*$/, ''))).toBe(false);
});

test('a placeholder in the target stands for one in the source', () => {
  for (const [from = '', to = ''] of rules) expect(to.includes(':splat')).toBe(from.endsWith('/*'));
});
