import { expect, test } from 'vitest';
import { crossingsOf } from '#src/illustrations/crossings.ts';
import { linkLength, reserveLinks, samplePoints } from '#src/screens/home/line/cordDrawing.ts';
import { lastHaulEnd } from '#src/screens/home/line/hauls.ts';
import { heroDrawings } from '#src/screens/home/line/heroDrawings.ts';
import { roundestAround } from '#src/screens/home/line/obstacle.ts';
import { roundCorners, turnsOf } from '#src/screens/home/line/roundCorners.ts';
import { createCord } from '#src/screens/home/line/simulation.ts';
import { partsAbove } from '#src/screens/home/line/weave.ts';
import type { Point } from '#src/ui/line/point.ts';

const [leadFrom, leadTo] = [
  { x: 369, y: 182 },
  { x: 545, y: 240 },
];
const { desktop, tablet: tabletDrawing, phone } = heroDrawings;
const wide = { ...desktop, end: { x: 310, y: desktop.height }, text: [leadFrom, leadTo] };
const tablet = { ...tabletDrawing, end: { x: 352, y: tabletDrawing.height }, text: [] };
const narrow = { ...phone, end: { x: 240, y: phone.height }, text: [] };

const isInLead = ({ x, y }: Point) =>
  x > leadFrom.x && x < leadTo.x && y > leadFrom.y && y < leadTo.y;

const sample = (data: string) =>
  samplePoints({ path: { getAttribute: () => data } as unknown as SVGPathElement });

/**
 * Pushes the cord back, then pulls it to the right at most four times, by a step in each frame.
 * @returns whether it is straight or gone, the points that were in the lead, and the lowest visible y
 */
function pullOut(
  { tangle, width, end, text: [least, most] }: typeof wide,
  from: Point,
  { pushed = 0, step = 6 } = {},
) {
  const points = sample(tangle);
  const lead = least && most && roundestAround(least, most, 8, points);
  const cord = createCord(points, linkLength, 20, lead && [lead]);
  const length = points.filter(({ x }) => x < width).length * linkLength;
  const ahead = Math.max(60, width - from.x);
  let isStraight = false;
  const inLead: Point[] = [];
  let lowest = 0;
  for (let left = 3; left >= 0 && !isStraight; left--) {
    const taken = cord.take(from, 48, 160, (1.6 * length) / Math.max(1, left) / ahead);
    if (!taken) break;
    const isFar = Math.hypot(taken.x - from.x, taken.y - from.y) > 48;
    for (let frame = 0; frame < 200 && !isStraight; frame++) {
      const grip = isFar ? 1 : 0.88 ** frame;
      const x = Math.min(from.x - pushed + step * frame, left > 1 ? width : lastHaulEnd * width);
      const hand = { x: x + grip * (taken.x - from.x), y: from.y + grip * (taken.y - from.y) };
      isStraight = cord.drag(hand, 24).turning < 6;
      const shown = cord.positions().filter(({ x }) => x < width);
      inLead.push(...shown.filter(isInLead));
      lowest = Math.max(lowest, ...shown.map(({ y }) => y));
    }
    cord.release();
    while (cord.settle(end.x, end.y));
    isStraight ||= cord.positions().every(({ x }) => x > end.x);
  }
  return { isStraight, inLead, lowest };
}

test.each([
  [272, 212],
  [200, 100],
  [60, 190],
  [280, 120],
  [90, 90],
  [330, 20],
])('a few pulls from %d, %d make the cord straight', (x, y) => {
  expect(pullOut(narrow, { x, y }).isStraight).toBe(true);
  expect(pullOut(tablet, { x: x + tablet.width - narrow.width, y }).isStraight).toBe(true);
});

test.each([wide, tablet, narrow])(
  'the last haul pulls all of the cord out, and its end never comes back',
  ({ tangle, width, end, text: [least, most] }) => {
    const points = sample(tangle);
    const lead = least && most && roundestAround(least, most, 8, points);
    const cord = createCord(points, linkLength, 16, lead && [lead]);
    cord.take(end, 1, 1, 60);
    const ends: number[] = [];
    let dragged = { turning: Number.POSITIVE_INFINITY, behind: linkLength + 1 };
    while (dragged.turning > 6 && dragged.behind > linkLength) {
      dragged = cord.drag({ x: lastHaulEnd * width, y: end.y }, 24);
      ends.push(cord.positions().at(-1)?.x ?? 0);
    }
    expect(dragged.turning).toBeLessThan(6);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  },
);

test.each([0, 140])('the pulled cord, pushed back by %d, keeps out of the text', (pushed) =>
  expect(pullOut(wide, wide.end, { pushed })).toMatchObject({ isStraight: true, inLead: [] }),
);

test('a cord above text still keeps its distance on the left of it', () =>
  expect(roundestAround(leadFrom, leadTo, 8, [{ x: 457, y: 178 }])).toMatchObject({
    radiusX: expect.closeTo((leadTo.x - leadFrom.x) / 2 + 8, 0),
  }));

test.each([
  [{ x: 359, y: 211 }, 8],
  [{ x: 457, y: 172 }, 2.5],
  [{ x: 457, y: 207 }, undefined],
])('a cord drawn at %o leaves an obstacle of the power %s', (at, power) =>
  expect(roundestAround(leadFrom, leadTo, 0, [at])?.power).toBe(power),
);

test('a cord taken from below its end does not run down', () => {
  const { x, y } = narrow.end;
  expect(pullOut(narrow, { x, y: y + 20 }, { step: 1 }).lowest).toBeLessThan(y + 50);
});

/** A line that turns by one of the angles at each point. */
const turning = (...angles: number[]) => {
  let [x, y, direction] = [0, 0, 0];
  return angles.map((angle) => {
    direction += angle;
    x += linkLength * Math.cos(direction);
    y += linkLength * Math.sin(direction);
    return { x, y };
  });
};
const straight = new Array(20).fill(0);
const moved = new Array(99).fill({ x: 999, y: 999 });

test('corners and folds of the cord are rounded, loops stay', () => {
  const sharpest = (...angles: number[]) =>
    Math.max(...turnsOf(roundCorners(turning(...straight, ...angles, ...straight), moved)));
  expect(sharpest(1)).toBeLessThan(0.3);
  expect(sharpest(2.8)).toBeLessThan(2);
  expect(sharpest(...new Array(14).fill(0.45))).toBeCloseTo(0.45);
});

test('where it lies untouched, the cord is woven as drawn', () => {
  for (const { tangle, dashes } of [wide, tablet, narrow])
    expect(dashes).toBe(crossingsOf(tangle, 9));
  const points = sample(wide.tangle);
  expect(roundCorners(points, points)).toEqual(points);
  const [drawnGap = 0, ...rest] = wide.dashes.split(' ').slice(1).map(Number);
  const parts = partsAbove(points);
  expect(parts).toHaveLength(rest.length / 2);
  const [[from, to] = [0, 0]] = parts;
  const middle = (from + to) / 2 - reserveLinks * linkLength;
  expect(Math.abs(middle - drawnGap)).toBeLessThan(3 * linkLength);
});
