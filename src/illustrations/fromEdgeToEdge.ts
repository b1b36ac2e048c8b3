import { crossingsOf, type Woven } from './crossings.ts';
import { frame, type Strokes } from './lineDrawing.ts';
import { lineStart } from './lineStart.ts';

/** Extends the line past the edges of any screen, in the drawing's units. */
const lengthBefore = 1500;
const lengthAfter = 3000;

/** A drawing whose line is woven, and its other strokes. */
export interface WovenDrawing extends Woven {
  others: Strokes;
}

/** Extends a drawing's line past its frame in one path, because separate paths would show joints. */
export const extended = (line: string, before: number, after: number) =>
  `M-${before} ${frame.lineY}H0${line.replace(lineStart(frame), '')}H${frame.width + after}`;

export function fromEdgeToEdge([line = '', ...others]: Strokes): WovenDrawing {
  const path = extended(line, lengthBefore, lengthAfter);
  return { path, dashes: crossingsOf(path, 14), others };
}
