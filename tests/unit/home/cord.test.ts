import { expect, test } from 'vitest';
import { crossingsOf } from '#src/illustrations/crossings.ts';
import {
  linkLength,
  overhang,
  reserveLinks,
  samplePoints,
} from '#src/screens/home/line/cordDrawing.ts';
import { type HeroDrawing, heroDrawings } from '#src/screens/home/line/heroDrawings.ts';
import { roundestAround } from '#src/screens/home/line/obstacle.ts';
import * as pull from '#src/screens/home/line/pullSettings.ts';
import { roundCorners, turnsOf } from '#src/screens/home/line/roundCorners.ts';
import { createCord } from '#src/screens/home/line/simulation.ts';
import { partsAbove } from '#src/screens/home/line/weave.ts';
import type { Point } from '#src/ui/line/point.ts';

const [leadFrom, leadTo] = [
  { x: 369, y: 182 },
  { x: 545, y: 240 },
];
/** A drawing as wide as its window, where a unit is a CSS pixel. */
function drawingFor(drawing: HeroDrawing, hand: pull.Hand, [least, most]: Point[] = []) {
  const points = samplePoints(drawing.tangle);
  const lead = least && most && roundestAround(least, most, 8, points);
  const lay = () => createCord(points, linkLength, pull.maxStretchPx, lead && [lead]);
  return { ...drawing, unit: 1, hand, points, end: points.at(-1) ?? leadTo, lay };
}
const desktop = drawingFor(heroDrawings.desktop, 'mouse', [leadFrom, leadTo]);
const tablet = drawingFor(heroDrawings.tablet, 'touch');
const phone = drawingFor(heroDrawings.phone, 'touch');

const isInLead = ({ x, y }: Point) =>
  x > leadFrom.x && x < leadTo.x && y > leadFrom.y && y < leadTo.y;

/** How much of the cord a drawing shows, also beyond its right edge. */
const lengthOf = (points: readonly Point[], width: number) =>
  linkLength * points.filter(({ x }) => x < width + overhang).length;

/** What the simulation does in a frame of a usual screen. */
const steps = Math.ceil((pull.stepsPerMs * 1000) / 60);

/**
 * Pushes the cord back, then pulls it to the right as often as needed, by a step in each frame.
 * @returns whether it is straight or gone, its points in the lead, and the lowest visible y
 */
function pullOut(drawing: typeof desktop, from: Point, { pushed = 0, step = 6 } = {}) {
  const { width, hand, end } = drawing;
  const cord = drawing.lay();
  let isStraight = false;
  const inLead: Point[] = [];
  let lowest = 0;
  for (let left = pull.pullsNeeded[hand]; left > 0 && !isStraight; left--) {
    const gear = pull.gearOf(
      { ...drawing, length: lengthOf(cord.positions(), width) },
      from.x,
      left,
    );
    const taken = cord.take(from, pull.reachPx, pull.farReachPx[hand], gear);
    if (!taken) break;
    const isFar = Math.hypot(taken.x - from.x, taken.y - from.y) > pull.reachPx;
    for (let frame = 0; frame < 200 && !isStraight; frame++) {
      const grip = isFar ? 1 : pull.gripDecay ** frame;
      const x = Math.min(
        from.x - pushed + step * frame,
        left > 1 ? width : pull.lastPullEnd * width,
      );
      const at = { x: x + grip * (taken.x - from.x), y: from.y + grip * (taken.y - from.y) };
      isStraight = cord.drag(at, steps, width).turning < pull.straightBelow;
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
  [110, 190],
  [280, 120],
  [120, 90],
  [330, 20],
])('a few pulls from %d, %d make the cord straight', (x, y) => {
  expect(pullOut(phone, { x, y }).isStraight).toBe(true);
  expect(pullOut(tablet, { x: x + tablet.width - phone.width, y }).isStraight).toBe(true);
});

test.each([desktop, tablet, phone])(
  'the last pull brings all of the cord out, and its end never comes back',
  (drawing) => {
    const { points, width, end } = drawing;
    const cord = drawing.lay();
    cord.take(end, 1, 1, pull.gearOf({ ...drawing, length: lengthOf(points, width) }, end.x, 1));
    const ends: number[] = [];
    let dragged = { turning: Number.POSITIVE_INFINITY, behind: linkLength + 1 };
    while (dragged.turning > pull.straightBelow && dragged.behind > linkLength) {
      dragged = cord.drag({ x: pull.lastPullEnd * width, y: end.y }, steps);
      ends.push(cord.positions().at(-1)?.x ?? 0);
    }
    expect(dragged.turning).toBeLessThan(pull.straightBelow);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  },
);

test.each([0, 140])('the pulled cord, pushed back by %d, keeps out of the text', (pushed) =>
  expect(pullOut(desktop, desktop.end, { pushed })).toMatchObject({ isStraight: true, inLead: [] }),
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
  const { x, y } = phone.end;
  expect(pullOut(phone, { x, y: y + 20 }, { step: 1 }).lowest).toBeLessThan(y + 50);
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
  for (const { tangle, dashes } of [desktop, tablet, phone])
    expect(dashes).toBe(crossingsOf(tangle, 9));
  const { points } = desktop;
  expect(roundCorners(points, points)).toEqual(points);
  const [drawnGap = 0, ...rest] = desktop.dashes.split(' ').slice(1).map(Number);
  const parts = partsAbove(points);
  expect(parts).toHaveLength(rest.length / 2);
  const [[from, to] = [0, 0]] = parts;
  const middle = (from + to) / 2 - reserveLinks * linkLength;
  expect(Math.abs(middle - drawnGap)).toBeLessThan(3 * linkLength);
});
