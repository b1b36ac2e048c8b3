import { expect, test, vi } from 'vitest';
import {
  lowerCaseFirstLetter,
  readableDate,
  readablePrice,
  readablePriceInSwedish,
  readableSalary,
} from '../../../src/content/readable.ts';

test.each([
  ['2027-04-15', '15 April 2027'],
  ['2028-02-29', '29 February 2028'],
])('%s is read as %s', (iso, readable) => expect(readableDate(iso)).toBe(readable));

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a date is the same on a machine in %s', (place) => {
  vi.stubEnv('TZ', place);
  expect(readableDate('2027-01-01')).toBe('1 January 2027');
});

test.each([
  ['SEK', '45,000–56,000\u00a0kr a\u00a0month before\u00a0tax'],
  ['HUF', '45,000–56,000\u00a0Ft a\u00a0month before\u00a0tax'],
  ['EUR', '45,000–56,000\u00a0€ a\u00a0month before\u00a0tax'],
] as const)('pay in %s is read as %s', (currency, readable) => {
  expect(readableSalary({ min: 45_000, max: 56_000, currency })).toBe(readable);
});

test('a text that begins a sentence can continue within one', () => {
  expect(lowerCaseFirstLetter('Two to three weeks')).toBe('two to three weeks');
  expect(lowerCaseFirstLetter('Öresund')).toBe('öresund');
  expect(lowerCaseFirstLetter('UX designer and auditor')).toBe('UX designer and auditor');
});

const once = { EUR: 9800, SEK: 108_000, buys: 'an audit' };
test.each([
  [once, 'From €9,800', 'från 108 000 kr'],
  [{ ...once, per: 'month' } as const, 'From €9,800 a month', 'från 108 000 kr per månad'],
])('the smallest price %j', (price, english, swedish) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(readablePrice(price))).toBe(english);
  expect(plain(readablePriceInSwedish(price))).toBe(swedish);
});
