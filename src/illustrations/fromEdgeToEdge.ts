import { frame, type Strokes } from './lineDrawing.ts';

/** The line's length before and after the frame, in the drawing's units: past the edges of any screen. */
const lengthBefore = 1500;
const lengthAfter = 3000;

/** Extends a drawing's line in both directions. One path for all shows no joints. */
export const fromEdgeToEdge = ([line = '', ...otherStrokes]: Strokes): Strokes => [
  `M-${lengthBefore} ${frame.line}H0${line.replace(frame.start, '')}H${frame.width + lengthAfter}`,
  ...otherStrokes,
];
