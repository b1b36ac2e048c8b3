import { crossingDashes, knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * The line at the page's head in one path: it enters from the right, runs through a tangle, and
 * leaves at the foot, in the left margin. FieldLine continues it.
 */
function headLine({ height, foot, stem, knot: { x, y } }: typeof wideLine) {
  const fall = foot - y - knotDepth;
  const start = `M1800 ${y - 30}H${x + 60}c-26 0-42 11-60 30`;
  const end = `c-32 29-62 ${fall}-112 ${fall}H60C0 ${foot} ${stem} ${foot + 4} ${stem} ${height}v99`;
  return {
    path: start + knot + end,
    tangle: { path: `M${x} ${y}${knot}`, dashes: crossingDashes },
  };
}

export const headLines: HeadLines = { phone: headLine(phoneLine), wide: headLine(wideLine) };
