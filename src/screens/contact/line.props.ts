import { knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * As in ui/line/tangle.ts, for a line that is 4.6 units wide, so that many parts are shorter than the
 * gap beside them.
 */
const crossingDashes =
  '0 86.5 8.5 30.5 9.5 28 13 23 11.5 62 19.5 133 8 157 21 28 11 33.5 7.5 39 8 24 12 44 12.5 39 16 70.5 20 36.5 10.5 47.5 8 25 12.5 16.5 14 161 14 28.5 8.5 56.5 14 134.5 10.5 156 13 26 7.5 41 12.5 44.5 13 20 8.5 31.5 8 21 12.5 47.5 10 44.5 8 40 8 48 8.5 37 10.5 27 16.5 33.5 12.5 55 9.5 25 10 34.5 11.5 78 17 98 12.5 50.5 8.5 49 9.5 20 7.5 21 7 2e3';

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
