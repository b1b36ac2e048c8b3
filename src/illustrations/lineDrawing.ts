/** The size of a drawing in which one line runs from the left edge to the right edge. */
export interface Frame {
  width: number;
  height: number;
  /** The height at which the line enters and leaves. */
  lineY: number;
}

/** The frame of the drawings of services and industries; pages extend their line at both ends. */
export const frame = { width: 640, height: 320, lineY: 290 } as const satisfies Frame;

export const chapterLineFrame = { width: 320, height: 140, lineY: 70 } as const satisfies Frame;

/** The SVG path data of a drawing: the line, and strokes that it does not reach, such as digits. */
export type Strokes = readonly string[];
