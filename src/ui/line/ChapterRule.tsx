import { ChapterLine } from './ChapterLine.tsx';
import { chapterLine } from './chapterLineProps.ts';
import { crossingsOfStages, stages } from './stages.ts';

/**
 * The height of each stage, of the drawing's 140 units, so that a straight line takes less room
 * than a tangle.
 */
const heights = [140, 116, 92, 26] as const;

/** The line at a page's head, from stage 0, the tangle, to stage 3, nearly straight. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <ChapterLine
    {...chapterLine(
      { path: stages[stage], dashes: crossingsOfStages[stage] },
      heights[stage],
      'clamp(5.5rem, 15vw, 14rem)',
    )}
  />
);
