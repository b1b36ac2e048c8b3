import { knot, knotDepth } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

/**
 * As in ui/line/tangle.ts, for a line that is 4.6 units wide, so that many parts are shorter than the
 * gap beside them.
 */
const crossingDashes =
  '0 79 10.5 34 11.5 99.5 14 20 10.5 21.5 12 32 16 28.5 15.5 31.5 8.5 20 17.5 29.5 12 38.5 11.5 54.5 6 18 11 40 14.5 29.5 11.5 33 12 47.5 5.5 128 11.5 22.5 9 22 13.5 34 11 32.5 7.5 20 7 52 10 34 13.5 34.5 11.5 19.5 8 22 5.5 13.5 8 24 17 26.5 6.5 19 15.5 34 19.5 175 20 23.5 10 21 6.5 38 8.5 66.5 23.5 69.5 5.5 16.5 13.5 30 14.5 25.5 18.5 49.5 15.5 22 10 39.5 6.5 15.5 19 47 17.5 15 7 24.5 11 28.5 11 30.5 13 14 12.5 44 13 30.5 14 24.5 15 27.5 18 12.5 9.5 31.5 9.5 39.5 9 38.5 22.5 13 17 33.5 7.5 19.5 9.5 20.5 28 41 30.5 152.5 16 73.5 18 57.5 17.5 21.5 7.5 40 9 25.5 8 14.5 15 31 6 18.5 12.5 11 6 19 10.5 85.5 7 15 6 17 9 21 12 17.5 6 18.5 9.5 12.5 15 2e3';

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
