import { afterEach, expect, test, vi } from 'vitest';
import { localTime } from '../../../src/calendar/localTime.ts';

const cases = [
  ['2026-01-15T08:05:00Z', 'Europe/Stockholm', { date: '2026-01-15', time: '09:05' }],
  ['2026-07-15T22:30:00Z', 'Europe/Budapest', { date: '2026-07-16', time: '00:30' }],
  ['2026-07-15T12:00:00Z', 'Asia/Kolkata', { date: '2026-07-15', time: '17:30' }],
] as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(cases)('%s in %s, by Intl', (iso, zone, expected) => {
  vi.stubGlobal('Temporal', undefined);
  Reflect.deleteProperty(globalThis, 'Temporal');
  expect(localTime(Date.parse(iso), zone)).toEqual(expected);
});

test('Temporal is used first', () => {
  const written = vi.fn(() => '09:05');
  const here = { toPlainDate: () => '2026-01-15', toPlainTime: () => ({ toString: written }) };
  const fromEpochMilliseconds = vi.fn(() => ({ toZonedDateTimeISO: () => here }));
  vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
  const moment = Date.parse('2026-01-15T08:05:00Z');
  expect(localTime(moment, 'Europe/Stockholm')).toEqual({ date: '2026-01-15', time: '09:05' });
  expect(fromEpochMilliseconds).toHaveBeenCalledWith(moment);
  expect(written).toHaveBeenCalledWith({ smallestUnit: 'minute' });
});
