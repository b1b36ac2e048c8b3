/** The shown height of a part's drawing, in its units; the line is in the middle. */
export const partLineHeight = 120;

/** The property that sets the drawing's size. */
export const partLineSize = 'var(--part-line)';

/** CSS lengths of the drawing's 140 units. Its 320 units of width fit narrow phones. */
export const partLineSizes = {
  lens: 'min(43vw, clamp(10rem, 9vw + 7rem, 18rem))',
  signature: 'min(43vw, clamp(8rem, 18vw, 24rem))',
};
