import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialHeaderState, nextHeaderState, scrollThreshold, topZone } from '../../src/shell/header/headerState.ts';

const pageEnd = 5000;

/** The state after the page has scrolled to these positions in turn. */
const scrolled = (...heights: number[]) => heights.reduce((state, y) => nextHeaderState(state, y, pageEnd), initialHeaderState);

describe('the header', () => {
  test.each([
    { why: 'before anything has happened', heights: [], hidden: false },
    { why: 'after scrolling down', heights: [300, 600], hidden: true },
    { why: 'after a jump straight to the middle', heights: [2000], hidden: true },
    { why: 'after scrolling down and up again', heights: [2000, 1500], hidden: false },
    { why: 'after scrolling up and down again', heights: [2000, 1500, 1700], hidden: true },
    { why: 'at the top after a jump from the middle', heights: [2000, 0], hidden: false },
    { why: 'after scrolling down in steps that are each below the threshold', heights: [90, 95, 100, 105, 110], hidden: true },
    { why: 'after scrolling up in steps that are each below the threshold', heights: [2000, 1995, 1990, 1985], hidden: false },
    { why: 'after scrolling up from the lowest position', heights: [2000, 2008, 1996], hidden: false },
    { why: 'after scrolling down from the highest position', heights: [2000, 1000, 992, 1004], hidden: true },
    { why: 'pulled down beyond the top, as phones allow', heights: [-120], hidden: false },
    { why: 'bouncing back from beyond the end', heights: [4000, 5150, 5080, 5000], hidden: true },
    { why: 'after really scrolling up from the end', heights: [4000, 5150, 5000, 4900], hidden: false },
    { why: 'bouncing at the top', heights: [400, -90, -20, 0], hidden: false },
  ])('is hidden=$hidden $why', ({ heights, hidden }) => {
    expect(scrolled(...heights).hidden).toBe(hidden);
  });

  test('stays hidden while the scroll position jitters by less than the threshold', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2001 - scrollThreshold, max: 2000 })), (heights) => {
        expect(scrolled(2000, ...heights).hidden).toBe(true);
      }),
    );
  });

  test('stays shown while the scroll position jitters by less than the threshold', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 999 + scrollThreshold })), (heights) => {
        expect(scrolled(2000, 1000, ...heights).hidden).toBe(false);
      }),
    );
  });

  test('is never hidden within its own height of the top, wherever the page was before', () => {
    const anywhere = fc.array(fc.double({ min: -500, max: 9000, noNaN: true }));
    fc.assert(
      fc.property(anywhere, fc.double({ min: -500, max: topZone, noNaN: true }), (heights, last) => {
        expect(scrolled(...heights, last).hidden).toBe(false);
      }),
    );
  });

  test('follows any move of at least the threshold, whatever happened before', () => {
    const anywhere = fc.integer({ min: -200, max: pageEnd + 200 });
    const inside = fc.integer({ min: topZone + 1, max: pageEnd });
    fc.assert(
      fc.property(fc.array(anywhere), inside, inside, (heights, before, now) => {
        fc.pre(Math.abs(now - before) >= scrollThreshold);
        expect(scrolled(...heights, before, now).hidden).toBe(now > before);
      }),
    );
  });

  test('shows again on a page that has become too short to scroll', () => {
    const hidden = scrolled(2000);
    expect(nextHeaderState(hidden, 2000, topZone).hidden).toBe(false);
    expect(nextHeaderState(hidden, 2000, -300)).toEqual({ hidden: false, atTop: true, turn: 0 });
  });

  test('treats a page that shrinks under a reader near its end as scrolling up', () => {
    expect(nextHeaderState(scrolled(4000), 4000, 900).hidden).toBe(false);
  });

  test.each([
    [0, true],
    [scrollThreshold - 1, true],
    [scrollThreshold, false],
    [topZone + 5, false],
    [2000, false],
  ])('at %i px is at the top: %s', (y, atTop) => {
    expect(scrolled(y).atTop).toBe(atTop);
  });
});
