/** How near the hand has to be to take the cord, and a finger to take it by its end. CSS pixels. */
export const reachPx = 48;
export const farReachPx = { mouse: 0, touch: 160 };
/** A press that moves the pointer less than this is a click. CSS pixels. */
export const clickTolerancePx = 4;
/** How far the hand may be ahead of the cord. CSS pixels. */
export const maxStretchPx = 40;
/** How many pulls from the line to the window's edge bring the whole cord out. */
export const pullsNeeded = { mouse: 2, touch: 3 };
export type Hand = keyof typeof pullsNeeded;
/** Each pull brings this much more than its share of the cord, because loops hold some back. */
const pullSurplus = 1.6;
/**
 * Where the cord runs to after the last pull, as a share of the page's width, so that all of it
 * comes out however short the pull was. This is beyond the right end of each drawing's tangle.
 */
export const lastPullEnd = 1.6;
/** A pull that starts nearer to the window's edge counts as this long. CSS pixels. */
const minPullPx = 60;
/** How many steps the simulation takes. */
export const stepsPerMs = 1.44;
/** The share of the distance between pointer and cord that remains after a frame. */
export const gripDecay = 0.88;
/** Below this much turning only the bend at the window's edge is left of the tangle. Radians. */
export const straightBelow = 6;

interface CordSize {
  /** How long the cord is, and how wide its drawing. In units of the drawing. */
  length: number;
  width: number;
  /** How many units of the drawing a CSS pixel has. */
  unit: number;
}

/**
 * @param x where a pull begins, in the drawing
 * @returns how many times faster than the hand the cord has to run, so that the pulls that are left
 *   bring it out
 */
export function gearOf({ length, width, unit }: CordSize, x: number, pullsLeft: number) {
  const pullLength = Math.max(minPullPx * unit, width - x);
  return Math.max(1, (pullSurplus * length) / pullsLeft / pullLength);
}
