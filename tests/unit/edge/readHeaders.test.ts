import { expect, test } from 'vitest';
import { headersFile } from '../../../scripts/edge/headers.ts';
import { headersReader } from '../../../scripts/edge/readHeaders.ts';
import { site } from '../../../src/site.ts';

const read = headersReader('/*\n  A: one\n  B: two\nhttps://own.example/*\n  ! A\n/fonts/*\n  B: three: four\n');

test('a rule for all paths applies on every host', () => {
  expect(read('/x', 'https://other.example')).toEqual({ A: 'one', B: 'two' });
});

test('a rule for one host can remove a header', () => expect(read('/x', 'https://own.example')).toEqual({ B: 'two' }));

test('a later rule adds to an earlier one, as on the host, and a value may contain a colon', () => {
  expect(read('/fonts/a.woff2', 'https://other.example')).toEqual({ A: 'one', B: 'two, three: four' });
});

test('a rule that removes a header can set it again', () => {
  const reset = headersReader('/*\n  A: one\n/fonts/*\n  ! A\n  A: two\n');
  expect(reset('/fonts/a.woff2', site.url)).toEqual({ A: 'two' });
});

test.each([site.url, 'https://preview.pages.dev'])('none of our rules adds to a header of another on %s', (host) => {
  const text = headersFile([]);
  const patterns = text.split('\n').filter((line) => line.startsWith('/'));
  for (const pattern of patterns) {
    const headers = headersReader(text)(pattern.replace('*', 'x'), host);
    for (const [name, value] of Object.entries(headers)) expect(`${text}\n`).toContain(`  ${name}: ${value}\n`);
  }
});
