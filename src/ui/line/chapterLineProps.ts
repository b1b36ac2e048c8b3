import type { CSSProperties } from 'react';
import type { Woven } from '../../illustrations/crossings.ts';
import { acrossWindow, crossingsOfStages, stages } from './stages.ts';

/**
 * Returns the props of a ChapterLine. Pages get them from the build.
 * @param line starts as "M0 70" and ends at the same height, in 320 by 140 units
 * @param height how many of the 140 units are shown
 * @param size the CSS length of all 140 units
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

/** How many of the 140 units each stage shows: a straight line needs less than a tangle. */
const heights = [140, 116, 92, 26] as const;

/** The CSS length of all 140 units at a page's head. */
export const headSize = 'clamp(6.5rem, 15vw, 14rem)';

/** Returns the props of a page's head line, from stage 0, a tangle, to stage 3, nearly straight. */
export const stageLine = (stage: 0 | 1 | 2 | 3, size = headSize) =>
  chapterLine({ path: stages[stage], dashes: crossingsOfStages[stage] }, heights[stage], size);
