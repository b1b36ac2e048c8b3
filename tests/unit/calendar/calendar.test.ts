import { expect, test } from 'vitest';
import { backOn, nextClosures } from '#src/calendar/closedDays.ts';

const christmas = { from: '2026-12-23', to: '2027-01-06' };
const summer = { from: '2027-07-05', to: '2027-08-01' };
// Not in order, and the second begins on the day after the first.
const calendar = [
  { from: '2028-02-29', to: '2028-03-01' },
  summer,
  christmas,
  { from: '2028-02-28', to: '2028-02-28' },
];

test.each([
  ['2026-12-22', undefined],
  ['2026-12-23', '2027-01-07'],
  ['2027-01-06', '2027-01-07'],
  ['2027-01-07', undefined],
  // This closure ends on a Sunday, so the office opens on Monday.
  ['2027-08-01', '2027-08-02'],
  ['2028-02-28', '2028-03-02'],
])('on %s the office reopens on %s', (today, expected) =>
  expect(backOn(today, calendar)).toBe(expected),
);

test('a closure that has begun is still the next one', () => {
  expect(nextClosures('2027-01-06', 2, calendar)).toEqual([christmas, summer]);
  expect(nextClosures('2027-01-07', 1, calendar)).toEqual([summer]);
});
