import { expect, test } from 'vitest';
import { backOn, closedDays, nextClosures } from '#src/calendar/closedDays.ts';
import { nowAt } from '#src/shell/footer/clock.ts';
import { shellWords } from '#src/shell/shellWords.ts';

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

test('closures are in order and not adjacent', () => {
  const days = closedDays.flatMap(({ from, to }) => [from, to]);
  expect(days).toEqual([...new Set(days)].sort());
});

test.each([
  ['2026-12-22T22:59:00Z', '23:59 here'],
  // Still the day before in UTC, but the closure's first day at the offices.
  ['2026-12-22T23:30:00Z', '00:30 here. Closed, back on 7 January'],
])('at %s the footer says %j', (moment, expected) => {
  expect(nowAt(shellWords, Date.parse(moment)).offices[0]?.text).toBe(expected);
});
