import { expect, test, vi } from 'vitest';
import {
  inFigures,
  lowerCaseFirstLetter,
  readableDate,
  readablePrice,
  readablePriceInSwedish,
  readableSalary,
} from '#src/content/build/readable.ts';

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('dates are the same in %s', (place) => {
  vi.stubEnv('TZ', place);
  expect([readableDate('2027-01-01'), readableDate('2028-02-29')]).toEqual([
    '1 January 2027',
    '29 February 2028',
  ]);
});

test.each([
  ['SEK', 'kr'],
  ['HUF', 'Ft'],
] as const)('pay in %s is in %s a month', (currency, unit) => {
  const readable = `45,000–56,000\u00a0${unit} a\u00a0month before\u00a0tax`;
  expect(readableSalary({ min: 45_000, max: 56_000, currency })).toBe(readable);
});

test('the first letter becomes lower case, except in an abbreviation', () => {
  expect(lowerCaseFirstLetter('Two to three weeks')).toBe('two to three weeks');
  expect(lowerCaseFirstLetter('Öresund')).toBe('öresund');
  expect(lowerCaseFirstLetter('UX designer and auditor')).toBe('UX designer and auditor');
});

test.each([
  ['Six to ten weeks', '6–10 weeks'],
  ['Twelve to twenty‑six weeks', '12–26 weeks'],
])('%s becomes %s', (words, figures) => expect(inFigures(words)).toBe(figures));

type Price = Parameters<typeof readablePrice>[0];
// The types have the currencies of the site's agency.
const once = { EUR: 9800, SEK: 108_000, buys: 'an audit' } as unknown as Price;
test.each([
  [once, 'From €9,800', 'från 108 000 kr'],
  [{ ...once, per: 'month' } as const, 'From €9,800 a month', 'från 108 000 kr per månad'],
])('formats the lowest price %j', (price, english, swedish) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(readablePrice(price))).toBe(english);
  expect(plain(readablePriceInSwedish(price))).toBe(swedish);
});
