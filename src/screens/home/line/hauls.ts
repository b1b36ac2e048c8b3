import type { Drawing } from './cordDrawing.ts';

/** How near the hand has to be to take the cord, and a finger to take it by its end. CSS pixels. */
export const reachPx = 48;
export const farReachPx = { mouse: 0, touch: 160 };
/** A press that moves the pointer less than this is a click. CSS pixels. */
export const clickTolerancePx = 4;
/** How many hauls from the line to the window's edge pull the whole cord out. */
export const hauls = { mouse: 2, touch: 3 };
/** Each haul brings this much more of the cord than its share, because loops hold some of it back. */
const haulSurplus = 1.6;
/**
 * Where the cord runs to after the last haul, as a share of the page's width, so that all of it comes
 * out however short the haul was. This is beyond the right end of each drawing's tangle.
 */
export const lastHaulEnd = 1.6;
/** A haul that starts nearer to the window's edge counts as this long. CSS pixels. */
const minHaulPx = 60;

/**
 * @param x where a haul begins, in the drawing
 * @returns how many times faster than the hand the cord has to run, so that the hauls that are left
 *   pull it out
 */
export function gearOf({ path, unit, width }: Drawing, x: number, haulsLeft: number) {
  const haulLength = Math.max(minHaulPx * unit, width - x);
  return Math.max(1, (haulSurplus * path.getTotalLength()) / haulsLeft / haulLength);
}
