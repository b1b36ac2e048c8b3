import { crossingsOf } from '../../illustrations/crossings.ts';
import { knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * The line at the page's head in one path: it enters from the right, runs through a tangle, and
 * leaves at the foot, in the left margin. FieldLine continues it.
 */
function headLine({ height, foot, stem, knot: { x, y } }: typeof wideLine) {
  const fall = foot - y - knotDepth;
  const start = `M1800 ${y - 30}H${x + 60}c-20 0-40 10-60 30`;
  // Begins as the knot ends, at 45 degrees, and becomes level.
  const end = `c${-0.8 * fall} ${0.8 * fall} ${-2 * fall} ${fall} ${-3.4 * fall} ${fall}H60C0 ${foot} ${stem} ${foot + 4} ${stem} ${height}v99`;
  const path = start + knot + end;
  return { path, dashes: crossingsOf(path, 11) };
}

export const headLines: HeadLines = { phone: headLine(phoneLine), wide: headLine(wideLine) };
