import { expect, test } from 'vitest';
import { backOn, nextClosures } from '../../../src/calendar/closedDays.ts';
import { closedDays } from '../../../src/site.ts';

const calendar = [
  { from: '2026-12-23', to: '2027-01-06' },
  { from: '2027-07-05', to: '2027-08-01' },
];

test.each([
  ['2026-12-22', undefined],
  ['2026-12-23', '2027-01-07'],
  ['2027-01-06', '2027-01-07'],
  ['2027-01-07', undefined],
  ['2027-07-31', '2027-08-02'],
])('on %s we are back on %s', (today, expected) => expect(backOn(today, calendar)).toBe(expected));

test('a closure that has begun is still the next one', () => {
  expect(nextClosures('2027-01-06', 2, calendar)).toEqual(calendar);
  expect(nextClosures('2027-01-07', 2, calendar)).toEqual(calendar.slice(1));
});

test('the calendar goes forward, and its closures do not touch', () => {
  const days = closedDays.flatMap(({ from, to }) => [from, to]);
  expect(days).toEqual([...new Set(days)].sort());
});
