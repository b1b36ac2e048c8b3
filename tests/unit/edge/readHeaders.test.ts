import { expect, test } from 'vitest';
import { headersReader } from '../../../scripts/edge/readHeaders.ts';

const read = headersReader('/*\n  A: one\n  B: two\nhttps://own.example/*\n  ! A\n/fonts/*\n  B: three: four\n');

test('a rule for all paths holds on every host', () => {
  expect(read('/x', 'https://other.example')).toEqual({ A: 'one', B: 'two' });
});

test('a rule for one host can take a header away', () => expect(read('/x', 'https://own.example')).toEqual({ B: 'two' }));

test('a later rule wins, and a value may hold a colon', () => {
  expect(read('/fonts/a.woff2', 'https://other.example')).toEqual({ A: 'one', B: 'three: four' });
});
