import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readablePhone } from '../../../src/content/phone.ts';

test.each([
  ['+46846500412', '+46 8 465 004 12'],
  ['+3610000000', '+36 1 000 0000'],
  ['+46701234567', '+46701234567'],
  ['+442079460000', '+442079460000'],
  ['+468465', '+468465'],
  ['not a number', 'not a number'],
])('%s is written %s', (e164, readable) => {
  expect(readablePhone(e164)).toBe(readable);
});

test('no digit is ever lost or added', () => {
  const number = fc.stringMatching(/^\+(468|361|46|36)?\d{6,12}$/);
  fc.assert(
    fc.property(number, (e164) => {
      expect(readablePhone(e164).replaceAll(' ', '')).toBe(e164);
    }),
  );
});
