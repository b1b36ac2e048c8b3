import { expect, test } from 'vitest';
import { nowAt } from '../../../src/shell/footer/clock.ts';

test.each([
  ['2026-12-22T12:00:00Z', ['13:00 here', '13:00 here, too']],
  ['2026-12-31T12:00:00Z', ['13:00 here. Closed, back on 7 January', '13:00 here, too. Closed, back on 7 January']],
  // The day before in Greenwich, and the closure's first day at the offices.
  ['2026-12-22T23:30:00Z', ['00:30 here. Closed, back on 7 January', '00:30 here, too. Closed, back on 7 January']],
  ['2027-08-01T12:00:00Z', ['14:00 here. Closed, back on 2 August', '14:00 here, too. Closed, back on 2 August']],
])('at %s the footer says %j', (moment, expected) => {
  expect(nowAt('en-GB', Date.parse(moment)).offices).toEqual(expected);
});
