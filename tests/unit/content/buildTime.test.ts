import { expect, test } from 'vitest';
import { buildTime, dateIn } from '#src/content/build/buildTime.ts';

test('the time of a build is BUILD_TIME, or now', () => {
  expect(buildTime({ BUILD_TIME: '2028-02-29T12:00:00Z' })).toEqual(
    new Date('2028-02-29T12:00:00Z'),
  );
  const before = Date.now();
  expect(buildTime({}).getTime()).toBeGreaterThanOrEqual(before);
  expect(buildTime({ BUILD_TIME: '' }).getTime()).toBeLessThanOrEqual(Date.now());
});

test.each(['tomorrow', '2029-11-22', '2029-11-22T12:00:00', '2029-13-01T00:00:00Z'])(
  'rejects "%s", which is not a UTC time',
  (BUILD_TIME) => {
    expect(() => buildTime({ BUILD_TIME })).toThrow(
      `BUILD_TIME is "${BUILD_TIME}"; expected a moment in UTC such as`,
    );
  },
);

test.each([
  ['Europe/Stockholm', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['Europe/Stockholm', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['Pacific/Honolulu', '2028-03-01T09:59:59Z', '2028-02-29'],
  // One second before summer time starts.
  ['Europe/Budapest', '2027-03-28T00:59:59Z', '2027-03-28'],
])('in %s the date at %s is %s', (zone, moment, date) =>
  expect(dateIn(zone, new Date(moment))).toBe(date),
);
