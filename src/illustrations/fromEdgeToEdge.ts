import { frame, type Strokes } from './lineDrawing.ts';

/** How far the line goes on at both sides, in the units of the drawing: past the edges of any screen. */
const before = 1500;
const beyond = 3000;

/** A drawing led from edge to edge in one path, as where two met a joint would show. Made when the site is built. */
export const fromEdgeToEdge = ([line = '', ...more]: Strokes): Strokes => [
  `M-${before} ${frame.line}H0${line.replace(frame.start, '')}H${frame.width + beyond}`,
  ...more,
];
