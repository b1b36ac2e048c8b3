import type { CSSProperties } from 'react';
import type { Woven } from '../../illustrations/crossings.ts';
import { acrossWindow, crossingsOfStages, stages } from './stages.ts';

/**
 * Props of a ChapterLine, computed here so that the build can do it.
 * @param line starts as "M0 70" and ends at the same height, in 320 by 140 units
 * @param height how many of the 140 units are shown
 * @param size of the 140 units
 * @param top the first of the shown units; by default the line is in their middle
 */
export const chapterLine = (
  { path, dashes }: Woven,
  height: number,
  size = 'clamp(4.5rem, 10vw, 8.75rem)',
  top = 70 - height / 2,
) => ({
  path: acrossWindow(path),
  dashes: dashes && `0 3000 ${dashes}`,
  viewBox: `0 ${top} 320 ${height}`,
  style: {
    '--unit': `calc(${size} / 140)`,
    height: `calc(${height} * var(--unit))`,
  } as CSSProperties,
});

/**
 * The height of each stage, of the drawing's 140 units, so that a straight line takes less room
 * than a tangle.
 */
const heights = [140, 116, 92, 26] as const;

/** The size of a line at a page's head. */
export const headSize = 'clamp(6.5rem, 15vw, 14rem)';

/** Props of the line at a page's head, from stage 0, the tangle, to stage 3, nearly straight. */
export const stageLine = (stage: 0 | 1 | 2 | 3, size = headSize) =>
  chapterLine({ path: stages[stage], dashes: crossingsOfStages[stage] }, heights[stage], size);
