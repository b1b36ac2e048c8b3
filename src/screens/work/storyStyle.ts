import type { ChapterLines } from '../../content/drawing.ts';
import { chapterLineFrame } from '../../illustrations/lineDrawing.ts';
import { space } from '../../theme/tokens.ts';
import { strokeRules } from '../../ui/line/lineStroke.ts';
import type { ShownRule } from './Story.tsx';

/** How much of the frame's height each part of the line takes up, so that a straight line is not given a tangle's room. */
const heights: Record<ShownRule['stage'], number> = { tangled: 140, looser: 100, straight: 60 };

const { line } = chapterLineFrame;

/** A work's line, led from edge to edge of any window. */
export const shownRules = (rule: ChapterLines): ShownRule[] =>
  (Object.keys(heights) as ShownRule['stage'][]).map((stage, index) => ({
    stage,
    viewBox: `0 ${line - heights[stage] / 2} ${chapterLineFrame.width} ${heights[stage]}`,
    path: `M-3000 ${line}H0${(rule[index] ?? '').replace(`M0 ${line}`, '')}H6000`,
  }));

const height = (stage: ShownRule['stage']) =>
  `calc(clamp(4.5rem, 10vw, 8.75rem) * ${heights[stage] / chapterLineFrame.height})`;

/** The line above a chapter, in the client's colour, as are all lines of the case. */
export const storyStyle = `
  section.case { --line: var(--client-line); }
  .rule { margin: 0 calc(-1 * ${space.margin}) clamp(1rem, 2vw, 1.75rem); padding-left: ${space.margin}; overflow-x: clip; }
  .rule svg { width: 100%; max-width: none; height: ${height('tangled')}; overflow: visible; }
  .looser svg { height: ${height('looser')}; }
  .straight svg { height: ${height('straight')}; }
  .rule path { ${strokeRules} }
`;
