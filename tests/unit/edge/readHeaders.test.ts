import { expect, test } from 'vitest';
import { headersFile } from '../../../scripts/edge/headers.ts';
import { headersReader } from '../../../scripts/edge/readHeaders.ts';
import { site } from '../../../src/site.ts';

const read = headersReader('/*\n  A: one\n  B: two\nhttps://own.example/*\n  ! A\n/fonts/*\n  B: three: four\n');

test('a rule for all paths holds on every host', () => {
  expect(read('/x', 'https://other.example')).toEqual({ A: 'one', B: 'two' });
});

test('a rule for one host can take a header away', () => expect(read('/x', 'https://own.example')).toEqual({ B: 'two' }));

test('a later rule adds to an earlier one, as the host does, and a value may hold a colon', () => {
  expect(read('/fonts/a.woff2', 'https://other.example')).toEqual({ A: 'one', B: 'two, three: four' });
});

test('a rule that takes a header away can set it anew', () => {
  const anew = headersReader('/*\n  A: one\n/fonts/*\n  ! A\n  A: two\n');
  expect(anew('/fonts/a.woff2', site.url)).toEqual({ A: 'two' });
});

test.each([site.url, 'https://preview.pages.dev'])('no rule of ours adds to another’s header on %s', (host) => {
  const text = headersFile([]);
  const patterns = text.split('\n').filter((line) => line.startsWith('/'));
  for (const pattern of patterns) {
    const headers = headersReader(text)(pattern.replace('*', 'x'), host);
    for (const [name, value] of Object.entries(headers)) expect(`${text}\n`).toContain(`  ${name}: ${value}\n`);
  }
});
