import { crossingsOfStages, stages } from '../../ui/line/stages.ts';
import { crossingDashes, knot } from '../../ui/line/tangle.ts';
import type { HeadLines } from './ContactLine.tsx';
import { phoneLine, wideLine } from './lineBox.ts';

const phoneTangle = {
  path: `M${phoneLine.width - 230} ${phoneLine.foot}${stages[0].slice(5)}`,
  dashes: crossingsOfStages[0],
};

const wideTangle = {
  path: `M${wideLine.width - 8} ${wideLine.foot - 213}${knot}`,
  dashes: crossingDashes,
};

function phonePath({ foot, height, stem }: typeof phoneLine) {
  const start = `M${stem} ${height + 99}V${height}C${stem} ${foot + 9} 0 ${foot} 40 ${foot}`;
  return `${start}${phoneTangle.path.replace('M', 'L')}H1500`;
}

function widePath({ width, foot, height, stem }: typeof wideLine) {
  const start = `M1800 ${foot - 243}H${width + 52}c-26 0-42 11-60 30`;
  const end = `c-16 41-58 64-112 64H60C0 ${foot} ${stem} ${foot + 4} ${stem} ${height}v99`;
  return start + knot + end;
}

/**
 * The line at the page's head in one path each: it enters from the right, runs through a tangle, and
 * leaves at the foot, in the left margin. FieldLine continues it.
 */
export const headLines: HeadLines = {
  phone: { path: phonePath(phoneLine), tangle: phoneTangle },
  wide: { path: widePath(wideLine), tangle: wideTangle },
};
