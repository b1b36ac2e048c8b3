import type { Point } from '../../../ui/line/point.ts';

/** How often each point moves towards the middle of its neighbours. */
const passes = 8;
/** A corner turns by less than this within so many points to each side; loops turn by more. Radians. */
const reach = 8;
const [surelyCorner, surelyLoop] = [1.2, 2.2];

/** By how much a line turns at each of its points, in radians. */
export const turnsOf = (points: readonly Point[]) =>
  points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const [ax, ay] = [point.x - before.x, point.y - before.y];
    const [bx, by] = [after.x - point.x, after.y - point.y];
    return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });

/** A point that has moved this far is rounded in full. */
const movedFully = 12;

/**
 * Rounds the corners of a line where it was moved, but not its loops, which would shrink. Its ends
 * stay.
 * @param drawn where the points were before
 */
export function roundCorners(points: readonly Point[], drawn: readonly Point[]): Point[] {
  const turns = turnsOf(points);
  const shares = points.map(({ x, y }, index) => {
    const was = drawn[index] ?? { x, y };
    const moved = Math.min(1, Math.hypot(x - was.x, y - was.y) / movedFully);
    if (!moved) return 0;
    const near = turns.slice(Math.max(0, index - reach), index + reach + 1);
    const turn = Math.abs(near.reduce((sum, each) => sum + each, 0));
    return (
      0.5 * moved * Math.min(1, Math.max(0, (surelyLoop - turn) / (surelyLoop - surelyCorner)))
    );
  });
  let rounded = [...points];
  for (let pass = 0; pass < passes; pass++)
    rounded = rounded.map((point, index) => {
      const [before, after] = [rounded[index - 1], rounded[index + 1]];
      const share = shares[index] ?? 0;
      if (!before || !after || !share) return point;
      return {
        x: point.x + share * ((before.x + after.x) / 2 - point.x),
        y: point.y + share * ((before.y + after.y) / 2 - point.y),
      };
    });
  return rounded;
}
