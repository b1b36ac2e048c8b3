import { frame, type Strokes } from './lineDrawing.ts';

/** Extends the line past the edges of any screen, in the drawing's units. */
const lengthBefore = 1500;
const lengthAfter = 3000;

/** Extends a drawing's line to both sides in one path, because separate paths would show joints. */
export const fromEdgeToEdge = ([line = '', ...otherStrokes]: Strokes): Strokes => [
  `M-${lengthBefore} ${frame.line}H0${line.replace(frame.start, '')}H${frame.width + lengthAfter}`,
  ...otherStrokes,
];
