import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { lineStroke } from './lineStroke.ts';
import { stages } from './stages.ts';

/** How much of the drawing's 140 each stage takes up, so that a straight line is not given a tangle's room. */
const heights = [140, 116, 92, 26] as const;

const Rule = styled.svg.attrs({ 'aria-hidden': true })<{ $height: number; $large: boolean }>`
  display: block;
  width: 100%;
  max-width: none;
  height: calc(${({ $height, $large }) => `${$large ? 'clamp(5.5rem, 15vw, 14rem)' : 'clamp(4.5rem, 10vw, 8.75rem)'} * ${$height / 140}`});
  margin-bottom: clamp(1rem, 2vw, 1.75rem);
  overflow: visible;
  ${lineStroke}
`;

const Strip = styled.div`
  margin: 0 calc(-1 * ${space.margin});
  padding-left: ${space.margin};
  overflow-x: clip;
`;

interface Props {
  path: string;
  /** How much of the drawing's 140 it takes up. */
  height: number;
  large?: boolean;
}

/** A line that is drawn 320 wide, led from edge to edge of any window. */
export const ChapterLine = ({ path, height, large = false }: Props) => (
  <Strip>
    <Rule
      $height={height}
      $large={large}
      viewBox={`0 ${70 - height / 2} 320 ${height}`}
      preserveAspectRatio="xMinYMid meet"
    >
      <path d={`M-3000 70H0${path.replace(/^M0[ ,]70/, '')}H6000`} />
    </Rule>
  </Strip>
);

/** At a page's head, the line: 0 the most tangled, 3 not at all. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <ChapterLine path={stages[stage]} height={heights[stage]} large />
);
