import { expect, test } from 'vitest';
import { backOn, nextClosures } from '#src/calendar/closedDays.ts';

const calendar = [
  { from: '2026-12-23', to: '2027-01-06' },
  { from: '2027-07-05', to: '2027-08-01' },
  { from: '2028-02-28', to: '2028-02-28' },
];

test.each([
  ['2026-12-22', undefined],
  ['2026-12-23', '2027-01-07'],
  ['2027-01-06', '2027-01-07'],
  ['2027-01-07', undefined],
  // This closure ends on a Sunday, so the office opens on Monday.
  ['2027-08-01', '2027-08-02'],
  ['2028-02-28', '2028-02-29'],
])('on %s the office reopens on %s', (today, expected) =>
  expect(backOn(today, calendar)).toBe(expected),
);

test('a closure that has begun is still the next one', () => {
  expect(nextClosures('2027-01-06', 2, calendar)).toEqual(calendar.slice(0, 2));
  expect(nextClosures('2027-01-07', 2, calendar)).toEqual(calendar.slice(1));
});
