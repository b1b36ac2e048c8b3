/**
 * The boxes of the drawings at the page's head, in units. They are as wide as the content. The line
 * runs along `foot`, and down at `stem`, left of the content. `tangle` is the size of the tangle
 * above the foot.
 */
export const phoneLine = {
  width: 457,
  height: 154,
  foot: 70,
  stem: -13,
  tangle: { width: 172, height: 64 },
};
export const wideLine = {
  width: 1034,
  height: 294,
  foot: 258,
  stem: -18,
  tangle: { width: 328, height: 246 },
};
