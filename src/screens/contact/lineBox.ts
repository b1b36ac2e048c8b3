/**
 * The boxes of the drawings at the page's head, in units. They are as wide as the content. The line
 * runs along `foot`, and down at `stem`, left of the content. `knot` is where the tangle begins, at
 * its upper right; the edge of phones cuts it. `tangle` is the room of the tangle above the foot.
 */
export const phoneLine = {
  width: 470,
  height: 266,
  foot: 190,
  stem: -14,
  knot: { x: 636, y: 24 },
  tangle: { width: 172, height: 206 },
};
export const wideLine = {
  width: 1034,
  height: 294,
  foot: 258,
  stem: -18,
  knot: { x: 1048, y: 60 },
  tangle: { width: 346, height: 248 },
};
