import { pointBetween } from '../../../ui/line/followPath.ts';
import type { Point } from '../../../ui/line/point.ts';
import { turnAt } from './chain.ts';

/** How often each point moves towards the middle of its neighbours. */
const passes = 8;
/** Over how many points to each side a turn is measured. */
const reach = 8;
/** What turns by less than this is a corner. Radians. */
const surelyCorner = 1.2;
/** What turns by more than this is a loop. Radians. */
const surelyLoop = 2.2;
/** A fold turns by more than this at one of the points so near; no loop does. Radians. */
const foldReach = 3;
const foldTurn = 0.8;

/** By how much a line turns at each of its points, in radians. */
export const turnsOf = (points: readonly Point[]) =>
  points.map((point, index) =>
    turnAt(points[index - 1] ?? point, point, points[index + 1] ?? point),
  );

/** A point that has moved this far is rounded in full. */
const movedFully = 12;

/**
 * Rounds the corners and folds of a line where it was moved, but not its loops, which would shrink.
 * Its ends stay.
 * @param drawn where the points were before
 */
export function roundCorners(points: readonly Point[], drawn: readonly Point[]): Point[] {
  const turns = turnsOf(points);
  const shares = points.map(({ x, y }, index) => {
    const was = drawn[index] ?? { x, y };
    const moved = Math.min(1, Math.hypot(x - was.x, y - was.y) / movedFully);
    if (!moved) return 0;
    const within = (links: number) => turns.slice(Math.max(0, index - links), index + links + 1);
    const turn = Math.abs(within(reach).reduce((sum, each) => sum + each, 0));
    const isFold = within(foldReach).some((each) => Math.abs(each) > foldTurn);
    const share = isFold ? 1 : (surelyLoop - turn) / (surelyLoop - surelyCorner);
    return 0.5 * moved * Math.min(1, Math.max(0, share));
  });
  let rounded = [...points];
  for (let pass = 0; pass < passes; pass++)
    rounded = rounded.map((point, index) => {
      const [before, after] = [rounded[index - 1], rounded[index + 1]];
      const share = shares[index] ?? 0;
      if (!before || !after || !share) return point;
      return pointBetween(point, pointBetween(before, after, 0.5), share);
    });
  return rounded;
}
