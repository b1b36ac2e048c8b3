import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { lineStroke } from './lineStroke.ts';
import { stages } from './stages.ts';

/** How much of the drawing's 140 each stage takes up, so that a straight line is not given a tangle's room. */
const heights = [140, 116, 92, 40] as const;

const Rule = styled.svg.attrs({ 'aria-hidden': true })<{ $height: number }>`
  display: block;
  width: 100%;
  max-width: none;
  height: calc(clamp(4.5rem, 10vw, 8.75rem) * ${({ $height }) => $height / 140});
  margin-bottom: clamp(1rem, 2vw, 1.75rem);
  overflow: visible;
  ${lineStroke}
`;

const Strip = styled.div`
  margin: 0 calc(-1 * ${space.margin});
  padding-left: ${space.margin};
  overflow-x: clip;
`;

/** A line that is drawn 320 wide, led from edge to edge of any window. @param height how much of the drawing's 140 it takes up */
export const ChapterLine = ({ path, height }: { path: string; height: number }) => (
  <Strip>
    <Rule $height={height} viewBox={`0 ${70 - height / 2} 320 ${height}`} preserveAspectRatio="xMinYMid meet">
      <path d={`M-3000 70H0${path.replace(/^M0[ ,]70/, '')}H6000`} />
    </Rule>
  </Strip>
);

/** A chapter hangs from the line, which is as tangled there as the story is: 0 the most, 3 not at all. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <ChapterLine path={stages[stage]} height={heights[stage]} />
);
