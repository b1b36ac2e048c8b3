/** What a line is drawn in: it comes in at the left edge and leaves at the right one, both at the height `line`. */
export interface Frame {
  width: number;
  height: number;
  line: number;
  /** How the path data of a line starts. */
  start: RegExp;
}

/** The frame of every drawing of a service or an industry; pages lead a straight stroke up to it and away from it. */
export const frame = {
  width: 640,
  height: 320,
  line: 290,
  start: /^M0[ ,]290(?=\s*[a-z])/i,
} as const satisfies Frame;

export const chapterLineFrame = {
  width: 320,
  height: 140,
  line: 70,
  start: /^M0[ ,]70(?=\s*[a-z])/i,
} as const satisfies Frame;

/** The strokes of a drawing as SVG path data: the line first, and one more at the most where a pen would be lifted. */
export type Strokes = readonly string[];
