import type { Point } from '../../../ui/line/point.ts';

/** The length over which turns are added up to detect a loop, in links. */
const loopLinks = 9;
/** By how much the cord turns in the part at the loose end that can be taken. Radians. */
const looseTurn = 0.6;

export interface CordPoint extends Point {
  /** The angle by which the cord turns here, in radians; positive to the right. */
  turn: number;
  before?: CordPoint | undefined;
  after?: CordPoint | undefined;
}

/** By how much a line turns at a point, in radians; positive to the right. */
export function turnAt(before: Point, point: Point, after: Point): number {
  const ax = point.x - before.x;
  const ay = point.y - before.y;
  const bx = after.x - point.x;
  const by = after.y - point.y;
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** Turns positions into a linked chain. */
export function toChain(positions: readonly Point[]): CordPoint[] {
  const points: CordPoint[] = [];
  let last: CordPoint | undefined;
  for (const { x, y } of positions) {
    const point: CordPoint = { x, y, turn: 0, before: last };
    if (last) last.after = point;
    last = point;
    points.push(point);
  }
  return points;
}

/**
 * Moves a point to a link's length from its leader (Müller et al., Fast Simulation of Inextensible
 * Hair, 2012).
 */
export function follow(point: CordPoint, leader: Point, linkLength: number) {
  const dx = point.x - leader.x;
  const dy = point.y - leader.y;
  const length = Math.hypot(dx, dy) || 1;
  point.x = leader.x + (dx / length) * linkLength;
  point.y = leader.y + (dy / length) * linkLength;
}

export function moveTowardsMiddle(point: CordPoint, share: number) {
  const { before, after } = point;
  if (!before || !after) return;
  point.x += share * ((before.x + after.x) / 2 - point.x);
  point.y += share * ((before.y + after.y) / 2 - point.y);
}

/**
 * Measures every bend. @returns the total turning left of `right` and the largest within one loop's
 * length, in radians
 */
export function measureTurns(points: readonly CordPoint[], right = Number.POSITIVE_INFINITY) {
  let total = 0;
  let largestLoop = 0;
  let inLoop = 0;
  for (const [index, point] of points.entries()) {
    const { before, after } = point;
    if (!before || !after) continue;
    point.turn = turnAt(before, point, after);
    if (point.x < right) total += Math.abs(point.turn);
    inLoop += point.turn - (points[index - loopLinks]?.turn ?? 0);
    largestLoop = Math.max(largestLoop, Math.abs(inLoop));
  }
  return { total, largestLoop };
}

/** The links from the loose end to where the tangle begins. */
export function loosePart(points: readonly CordPoint[]) {
  measureTurns(points);
  let turned = 0;
  const first = points.findLastIndex(({ turn }) => {
    turned += Math.abs(turn);
    return turned > looseTurn;
  });
  return points.slice(Math.max(0, first));
}
