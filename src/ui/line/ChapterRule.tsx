import { ChapterLine } from './ChapterLine.tsx';
import { stageLine } from './chapterLineProps.ts';

/** The line at a page's head, from stage 0, the tangle, to stage 3, nearly straight. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <ChapterLine {...stageLine(stage)} />
);
