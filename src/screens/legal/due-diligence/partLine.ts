/** In units of the drawing: how much of a part's drawing shows, with the line in the middle. */
export const partLineHeight = 120;

/** The property that sets the drawing's size. */
export const partLineSize = 'var(--part-line)';

/** Of the 140 units. The 320 units of width fit narrow phones, and a signature is larger. */
export const partLineSizes = {
  lens: 'min(43vw, clamp(10rem, 9vw + 7rem, 18rem))',
  signature: 'min(43vw, clamp(8rem, 18vw, 24rem))',
};
