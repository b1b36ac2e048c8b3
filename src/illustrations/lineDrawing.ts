/**
 * The frame that every one-line drawing is made for. The line comes in at the left edge and leaves at the right one, both at
 * the height `line`, so that pages can lead a straight stroke up to it and away from it.
 */
export const frame = {
  width: 640,
  height: 320,
  line: 290,
  /** How the path data of a line starts. */
  start: /^M0[ ,]290(?=\s*[a-z])/i,
} as const;

/** The strokes of a drawing as SVG path data: the line first, and one more at the most where a pen would be lifted. */
export type Strokes = readonly string[];
