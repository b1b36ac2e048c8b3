import { expect, test } from 'vitest';
import type { Box, Point } from '#src/ui/line/cord/boxes.ts';
import { linkLength, samplePoints } from '#src/ui/line/cord/drawing.ts';
import { createCord } from '#src/ui/line/cord/simulation.ts';
import { narrowTangle, wideTangle } from '#src/ui/line/tangle.ts';

const wide = { data: wideTangle, width: 600, end: { x: 520, y: 297 } };
const narrow = { data: narrowTangle, width: 360, end: { x: 276, y: 222 } };
const lead: Box = { left: 387, top: 195, right: 590, bottom: 267, gap: 10 };

const isInLead = ({ x, y }: Point) =>
  x > lead.left && x < lead.right && y > lead.top && y < lead.bottom;

/**
 * Pulls the cord to the right at most four times.
 * @param pushed how far it is first pushed back
 * @returns whether it is straight, and the points that were in the lead
 */
function pullOut({ data, width, end }: typeof wide, from: Point, boxes: Box[] = [], pushed = 0) {
  const path = { getAttribute: () => data } as unknown as SVGPathElement;
  const points = samplePoints({ path });
  const cord = createCord(points, linkLength, 20, boxes);
  const length = points.filter(({ x }) => x < width).length * linkLength;
  const ahead = Math.max(60, width - from.x);
  let isStraight = false;
  const inLead: Point[] = [];
  for (let left = 3; left >= 0 && !isStraight; left--) {
    const taken = cord.take(from, 48, 160, (1.3 * length) / Math.max(1, left) / ahead);
    if (!taken) break;
    const isFar = Math.hypot(taken.x - from.x, taken.y - from.y) > 48;
    for (let frame = 0; frame < 200 && !isStraight; frame++) {
      const grip = isFar ? 1 : 0.88 ** frame;
      const x = Math.min(from.x - pushed + 6 * frame, left > 1 ? width : 1.2 * width);
      const hand = { x: x + grip * (taken.x - from.x), y: from.y + grip * (taken.y - from.y) };
      isStraight = cord.drag(hand, 24).turning < 6;
      inLead.push(...cord.positions().filter(isInLead));
    }
    cord.release();
    while (cord.settle(end.x, end.y));
  }
  return { isStraight, inLead };
}

test.each([
  [276, 222],
  [200, 100],
  [60, 180],
  [280, 120],
  [90, 90],
  [330, 20],
])('a few pulls from %d, %d make the cord straight', (x, y) =>
  expect(pullOut(narrow, { x, y }).isStraight).toBe(true),
);

test.each([0, 140])('the pulled cord, pushed back by %d, keeps out of the text', (pushed) =>
  expect(pullOut(wide, wide.end, [lead], pushed)).toEqual({ isStraight: true, inLead: [] }),
);
