import { knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * As in ui/line/tangle.ts, for a line that is 4.6 units wide, so that many parts are shorter than the
 * gap beside them.
 */
const crossingDashes =
  '0 84 7.5 28.5 14 54.5 13 34 15.5 83 17 123.5 8 102.5 20 101 9.5 82 11.5 33.5 9 38 14.5 51 11.5 31.5 18 75.5 24 74.5 13.5 64 17 45 12.5 25.5 18.5 132 12.5 59.5 7 45 20 182 8.5 198 18 21 10 48 14 63.5 11.5 19 7 21.5 9 41.5 6.5 20.5 17.5 54 7.5 29.5 8 26.5 11 24 10.5 36.5 11 35 10.5 48.5 8.5 56 9 21 8.5 23.5 11 44 9 16.5 13 30.5 12 23 10 17.5 7.5 27 11 37.5 11.5 44.5 16 85 9 31.5 11.5 18 11 23.5 10 27 17 245.5 18.5 24.5 10 35 9.5 25.5 12.5 18 11.5 17.5 13.5 2e3';

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
