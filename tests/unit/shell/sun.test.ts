import { expect, test } from 'vitest';
import { skyAt } from '#src/calendar/solar.ts';
import { nowAt } from '#src/shell/footer/clock.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { site } from '#src/site.ts';

const [{ id }] = site.offices;

const stockholm = { latitude: 59.33, longitude: 18.07 };
const budapest = { latitude: 47.5, longitude: 19.04 };
const kiruna = { latitude: 67.86, longitude: 20.23 };
const sydney = { latitude: -33.87, longitude: 151.21 };

const minuteMs = 60_000;

test.each([
  ['Stockholm at midsummer', stockholm, '2026-06-21T01:31Z', '2026-06-21T20:08Z'],
  ['Sydney at midsummer', sydney, '2026-12-20T18:41Z', '2026-12-21T09:05Z'],
])('the sun rises and sets in %s as almanacs say', (_, place, rise, set) => {
  const dawn = Date.parse(rise);
  expect(skyAt(dawn - 3 * minuteMs, place).isNight).toBe(true);
  const { isNight, sunset = 0 } = skyAt(dawn + 3 * minuteMs, place);
  expect(isNight).toBe(false);
  // Temporal refuses fractions.
  expect(Number.isInteger(sunset)).toBe(true);
  expect(Math.abs(sunset - Date.parse(set))).toBeLessThan(3 * minuteMs);
  expect(skyAt(sunset - 1000, place).isNight).toBe(false);
  expect(skyAt(sunset + 1000, place).isNight).toBe(true);
});

test.each([
  ['2026-11-26T14:30Z', stockholm, '15:30 here, and dark'],
  ['2026-11-26T14:30Z', budapest, '15:30 here, light for 30 more minutes'],
  ['2026-11-26T11:00Z', budapest, '12:00 here, light until 15:59'],
  ['2026-06-21T22:30Z', kiruna, '00:30 here, and the sun does not set today'],
  ['2026-12-21T11:00Z', kiruna, '12:00 here, and the sun does not rise today'],
  // Still the day before in UTC, but the closure's first day at the offices.
  ['2026-12-22T23:30Z', undefined, '00:30 here. Closed, back on 7 January'],
])('at %s in %j the footer says “%s”', (moment, place, expected) =>
  expect(nowAt(shellWords, Date.parse(moment), { [id]: place })[0]?.text).toBe(expected),
);
