import { expect, test, vi } from 'vitest';
import {
  lowerCaseInitials,
  readableDate,
  readablePrice,
  readableSalary,
  shownFigure,
  swedishNumber,
} from '#src/content/texts/readable.ts';

test('dates are the same in every time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  expect(readableDate('2027-01-01')).toBe('1 January 2027');
});

test.each([
  ['SEK', 'kr'],
  ['HUF', 'Ft'],
] as const)('pay in %s is in %s a month', (currency, unit) => {
  const readable = `45,000–56,000\u00a0${unit} a\u00a0month before\u00a0tax`;
  expect(readableSalary({ min: 45_000, max: 56_000, currency })).toBe(readable);
});

test.each([
  ['Film and Media', 'film and media'],
  ['E-Commerce', 'e-commerce'],
  ['HR', 'HR'],
])('within a sentence the name %s becomes %s', (name, within) =>
  expect(lowerCaseInitials(name)).toBe(within),
);

test.each([
  [undefined, 'From €9,800', 'Från 108\u00a0000\u00a0kr'],
  ['month', 'From €9,800 a\u00a0month', 'Från 108\u00a0000\u00a0kr/mån'],
] as const)('formats the lowest price for each %s', (per, english, swedish) => {
  // Types have the currencies of the site.
  const price = { EUR: 9800, SEK: 108_000, buys: 'an audit', per } as never;
  expect(readablePrice(price)).toBe(english);
  expect(readablePrice(price, 'sv')).toBe(swedish);
});

test.each([
  ['en', { value: '61%', unit: '' }],
  ['sv', { value: '61\u00a0%', unit: '' }],
] as const)('in %s a share is one word with its sign', (language, shown) =>
  expect(shownFigure({ value: '61', unit: '%' }, language)).toEqual(shown),
);

test.each([
  ['0.42', '0,42'],
  ['1,873', '1\u00a0873'],
  ['12,345,678.9', '12\u00a0345\u00a0678,9'],
])('%s is %s in Swedish', (english, swedish) => expect(swedishNumber(english)).toBe(swedish));
