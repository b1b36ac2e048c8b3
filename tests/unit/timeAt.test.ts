import { afterEach, expect, test, vi } from 'vitest';
import { readableBackOn } from '../../src/shell/footer/readableBackOn.ts';
import { timeAt } from '../../src/shell/footer/timeAt.ts';

const minutes = (iso: string) => Date.parse(iso) / 60_000;
const cases = [
  ['2026-01-15T08:05:00Z', 'Europe/Stockholm', '09:05'],
  ['2026-07-15T22:30:00Z', 'Europe/Budapest', '00:30'],
  ['2026-07-15T12:00:00Z', 'Asia/Kolkata', '17:30'],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(cases)('%s in %s is %s, by Intl', (iso, zone, time) => {
  vi.stubGlobal('Temporal', undefined);
  Reflect.deleteProperty(globalThis, 'Temporal');
  expect(timeAt(minutes(iso), zone)).toBe(time);
});

test('Temporal is used first', () => {
  const inWords = vi.fn(() => '09:05');
  const fromEpochMilliseconds = vi.fn(() => ({ toZonedDateTimeISO: () => ({ toPlainTime: () => ({ toString: inWords }) }) }));
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
  expect(timeAt(minutes('2026-01-15T08:05:00Z'), 'Europe/Stockholm')).toBe('09:05');
  expect(fromEpochMilliseconds).toHaveBeenCalledWith(Date.parse('2026-01-15T08:05:00Z'));
  expect(inWords).toHaveBeenCalledWith({ smallestUnit: 'minute' });
});

test.each([
  ['2026-12-22T12:00:00Z', undefined],
  ['2026-12-31T12:00:00Z', '7 January'],
])('at %s the footer says that we are back on %s', (moment, expected) => {
  expect(readableBackOn(Date.parse(moment) / 60_000)).toBe(expected);
});
