import { knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * As in ui/line/tangle.ts, for a line that is 4.6 units wide, so that many parts are shorter than the
 * gap beside them. What is below there is above here, because the last part above has to be in the
 * tangle, not in the line after it.
 */
const crossingDashes =
  '0 52 11.5 142 8.5 32 11 31.5 8 22.5 7.5 118.5 11.5 121 17 258.5 10 32 10 32 14 46 11 27 7.5 30.5 8.5 40.5 9 24.5 10 17 8 20.5 9 197 8 76.5 11 49.5 10 25 7.5 23 9 32.5 10 49 8 98.5 13 73.5 14 14 8.5 16 8.5 23 10.5 56.5 10 282 12 87.5 8.5 25.5 9 23.5 10 39.5 8.5 52 11.5 23 10.5 41.5 10 27.5 10 79 9 2e3';

/**
 * The line at the page's head in one path: it enters from the right, runs through a tangle, and
 * leaves at the foot, in the left margin. FieldLine continues it.
 */
function headLine({ height, foot, stem, knot: { x, y } }: typeof wideLine) {
  const fall = foot - y - knotDepth;
  const start = `M1800 ${y - 30}H${x + 60}c-20 0-40 10-60 30`;
  // Begins as the knot ends, at 22 degrees, and becomes level.
  const end = `c${-1.25 * fall} ${0.51 * fall} ${-2 * fall} ${fall} ${-3.4 * fall} ${fall}H60C0 ${foot} ${stem} ${foot + 4} ${stem} ${height}v99`;
  return {
    path: start + knot + end,
    tangle: { path: `M${x} ${y}${knot}`, dashes: crossingDashes },
  };
}

export const headLines: HeadLines = { phone: headLine(phoneLine), wide: headLine(wideLine) };
