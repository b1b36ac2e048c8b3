import { expect, test } from 'vitest';
import { redirectsFile } from '#src/build/host/redirects.ts';

// The host counts all rules after one with a * as dynamic, and allows few of these.
test('redirects each spelling of a path to an existing page, and writes rules with a * last', () => {
  const spellings = (from: string, to: string) =>
    ['', '/', '.html'].map((end) => `${from}${end} ${to} 301`);
  expect(redirectsFile().split('\n')).toEqual([
    ...spellings('/home', '/'),
    ...spellings('/work', '/works'),
    '/jobs/* /career/:splat 301',
  ]);
});
