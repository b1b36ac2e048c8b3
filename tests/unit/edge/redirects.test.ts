import { expect, test } from 'vitest';
import { redirectsFile } from '../../../scripts/edge/redirects.ts';
import { kinds } from '../../../src/content/build/kinds.ts';
import { routes } from '../../../src/site.ts';

const rules = redirectsFile()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);
const sources = rules.map(([from]) => from);
const pages = [
  ...Object.values(routes),
  ...Object.values(kinds).flatMap(({ readPages }) => readPages().map(({ path }) => path)),
];

function target(path: string): string | undefined {
  const [from = '', to] =
    rules.find(
      ([from]) => from === path || (from.endsWith('*') && path.startsWith(from.slice(0, -1))),
    ) ?? [];
  return to?.replace(':splat', path.slice(from.length - 1));
}

test('redirects no path twice, or to itself', () => {
  expect(new Set(sources).size).toBe(sources.length);
  for (const [from, to] of rules) expect(from).not.toBe(to);
});

test('redirects no page, and no path that the host itself redirects to a page', () => {
  for (const page of pages)
    for (const end of ['', '/', '.html']) expect(target(page + end)).toBeUndefined();
});

test('every redirect is permanent, and its target is not redirected again', () => {
  for (const [from, to, status] of rules) {
    expect(status).toBe('301');
    if (from.endsWith('*')) expect(to).toMatch(/^\/[a-z]+\/:splat$/);
    expect(sources).not.toContain(to.replace(/#.*$/, ''));
  }
});

test('writes dynamic rules last, because the host counts all rules after one as dynamic', () => {
  const first = sources.findIndex((from) => from.includes('*'));
  expect(first).toBeGreaterThan(0);
  for (const [index, from] of sources.entries()) expect(from.includes('*')).toBe(index >= first);
});
