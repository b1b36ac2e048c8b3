import { expect, test } from 'vitest';
import {
  initialHeaderState,
  nextHeaderState,
  scrollThreshold,
  topZone,
} from '#src/shell/header/headerState.ts';

/** Returns the state after scrolling to each of these positions in px. */
const scrolled = (...heights: number[]) =>
  heights.reduce((state, y) => nextHeaderState(state, y, 5000), initialHeaderState);

test.each([
  ['after scrolling up by less than the threshold', [2000, 2001 - scrollThreshold], true],
  ['after scrolling up by the threshold', [2000, 2000 - scrollThreshold], false],
  ['after scrolling down by less than it', [2000, 1000, 999 + scrollThreshold], false],
  ['after scrolling down by the threshold', [2000, 1000, 1000 + scrollThreshold], true],
  ['after scrolling up from the lowest position', [2000, 2008, 1996], false],
  ['after scrolling down from the highest position', [2000, 1000, 992, 1004], true],
  ['within its own height', [topZone], false],
  ['bouncing at the top, as phones do', [400, -90, -20, 0], false],
  ['bouncing back from beyond the end', [4000, 5150, 5080, 5000], true],
])('%s, at %j, the header is hidden: %s', (_, heights, hidden) =>
  expect(scrolled(...heights).hidden).toBe(hidden),
);

test('the header shows again when the page becomes shorter', () =>
  expect(nextHeaderState(scrolled(4000), 4000, 900).hidden).toBe(false));

test.each([
  [scrollThreshold - 1, true],
  [scrollThreshold, false],
])('at %i px the header is at the top: %s', (y, atTop) => {
  expect(scrolled(y).atTop).toBe(atTop);
});
