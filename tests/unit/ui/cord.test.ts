import { expect, test } from 'vitest';
import { type Box, moveOut, type Point } from '#src/ui/line/cord/boxes.ts';
import { linkLength, samplePoints } from '#src/ui/line/cord/drawing.ts';
import { createCord } from '#src/ui/line/cord/simulation.ts';
import { narrowTangle, wideTangle } from '#src/ui/line/tangle.ts';

const wide = { data: wideTangle, width: 600, end: { x: 492, y: 297 } };
const narrow = { data: narrowTangle, width: 360, end: { x: 295, y: 222 } };
const lead: Box = { left: 355, top: 197, right: 579, bottom: 262, gap: 10 };

/**
 * Pulls the cord to the right at most four times.
 * @param pushed how far it is first pushed back
 * @returns the turning that is left, and the points that were in a box
 */
function pullOut(
  { data, width, end }: typeof wide,
  from: Point,
  boxes: readonly Box[] = [],
  pushed = 0,
) {
  const path = { getAttribute: () => data } as unknown as SVGPathElement;
  const points = samplePoints({ path });
  const cord = createCord(points, linkLength, 20, boxes);
  const length = points.filter(({ x }) => x < width).length * linkLength;
  let turning = Number.POSITIVE_INFINITY;
  const inBoxes: Point[] = [];
  for (let made = 0; made < 4 && turning > 6; made++) {
    const left = Math.max(1, 3 - made);
    const ahead = Math.max(60, width - from.x);
    const taken = cord.take(from, 48, 160, (1.3 * length) / left / ahead);
    if (!taken) break;
    for (let frame = 0; frame < 200 && turning > 6; frame++) {
      const isFar = Math.hypot(taken.x - from.x, taken.y - from.y) > 48;
      const grip = isFar ? 1 : 0.88 ** frame;
      const x = Math.min(from.x - pushed + 6 * frame, left > 1 ? width : 1.2 * width);
      const hand = {
        x: x + grip * (taken.x - from.x),
        y: from.y + grip * (taken.y - from.y),
      };
      ({ turning } = cord.drag(hand, 24));
      inBoxes.push(
        ...cord
          .positions()
          .filter(({ x, y }) =>
            boxes.some(
              ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
            ),
          ),
      );
    }
    cord.release();
    while (cord.settle(end.x, end.y));
  }
  return { turning, inBoxes };
}

test('a few pulls make the cord straight, wherever near it they begin', () => {
  for (const [x, y] of [
    [295, 222],
    [200, 100],
    [60, 180],
    [280, 120],
    [90, 90],
    [330, 20],
  ] as const)
    expect(pullOut(narrow, { x, y }).turning).toBeLessThan(6);
});

test('the pulled cord keeps out of the text', () => {
  const { turning, inBoxes } = pullOut(wide, wide.end, [lead]);
  expect(turning).toBeLessThan(6);
  expect(inBoxes).toEqual([]);
  expect(pullOut(wide, wide.end).turning).toBeLessThan(6);
  expect(pullOut(wide, wide.end, [lead], 140).turning).toBeLessThan(6);
});

test.each([
  ['left of', { x: 360, y: 230 }, { x: 345, y: 230 }],
  ['right of', { x: 570, y: 230 }, { x: 589, y: 230 }],
  ['above', { x: 430, y: 193 }, { x: 430, y: 187 }],
  ['below', { x: 430, y: 260 }, { x: 430, y: 272 }],
  ['off the corner of', { x: 352, y: 193 }, { x: 349, y: 189 }],
  ['nowhere if it is clear of', { x: 100, y: 230 }, { x: 100, y: 230 }],
])('a point moves %s the text', (_, point, to) => {
  moveOut(point, [lead]);
  expect(point).toEqual(to);
});
