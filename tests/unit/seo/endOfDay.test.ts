import { expect, test } from 'vitest';
import { endOfDay } from '../../../src/seo/structured/jsonLd.ts';

test.each([
  ['2027-12-31', 'Europe/Stockholm', '+01:00'],
  // Nights when clocks change.
  ['2027-03-28', 'Europe/Stockholm', '+02:00'],
  ['2027-10-31', 'Europe/Stockholm', '+01:00'],
  // So far ahead of UTC that the local day ends before the clocks change, and the UTC day after.
  ['2027-09-25', 'Pacific/Auckland', '+12:00'],
  ['2027-07-31', 'UTC', '+00:00'],
])('%s in %s ends at %s', (day, timeZone, offset) => {
  expect(endOfDay(day, timeZone)).toBe(`${day}T23:59:59${offset}`);
});
