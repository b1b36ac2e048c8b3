import type { Point } from '../../../ui/line/point.ts';

/**
 * How far the loose end rises towards a pointer near it, in CSS pixels, and how many links rise
 * with it.
 */
const risePx = 10;
const risingLinks = 14;
/** How long it takes to come most of the way. */
const riseMs = 60;
/** After a touch that leaves a tangle it shows itself: when, and for how long. */
export const showAfterMs = 2000;
export const showMs = 300;

/** The loose end of the cord, which rises towards a pointer near it. */
export function createLooseEnd() {
  let lift = 0;
  return {
    /**
     * Raises the last points, or lets them down again.
     * @param unit how many units of the drawing a CSS pixel has
     * @param elapsed since the last frame, in ms
     * @returns whether they still move
     */
    raise(points: readonly Point[], isNear: boolean, unit: number, elapsed: number) {
      const target = isNear ? risePx * unit : 0;
      lift += (target - lift) * Math.min(1, elapsed / riseMs);
      for (const [index, point] of points.slice(-risingLinks).entries())
        point.y -= lift * ((index + 1) / risingLinks) ** 2;
      return Math.abs(target - lift) > 0.05;
    },
  };
}
