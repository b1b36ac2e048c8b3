import styled from 'styled-components';
import { space, spacing } from '../../theme/tokens.ts';
import { Bleed } from '../layout/Bleed.ts';
import { Crossings } from './Crossings.tsx';
import { lineStroke } from './lineStroke.ts';
import { crossingsOfStages, stages } from './stages.ts';

/** The height of each stage, of the drawing's 140 units, so that a straight line takes less room than a tangle. */
const heights = [140, 116, 92, 26] as const;

const ChapterRuleDrawing = styled.svg.attrs({ 'aria-hidden': true })<{
  $height: number;
  $large: boolean;
}>`
  display: block;
  width: 100%;
  max-width: none;
  --unit: calc(${({ $large }) => ($large ? 'clamp(5.5rem, 15vw, 14rem)' : 'clamp(4.5rem, 10vw, 8.75rem)')} / 140);
  height: calc(var(--unit) * ${({ $height }) => $height});
  margin-bottom: ${spacing.m};
  overflow: visible;
  ${lineStroke}
`;

const ChapterRuleStrip = styled(Bleed)`
  padding-left: ${space.margin};
  overflow-x: clip;
`;

interface Props {
  path: string;
  /** The dash array of the parts that are above others; see crossings.ts. */
  crossings?: string | undefined;
  /** Of the drawing's 140 units. */
  height: number;
  large?: boolean;
}

/** A line drawn 320 units wide, extended straight to both edges of the window. */
export const ChapterLine = ({ path, crossings, height, large = false }: Props) => (
  <ChapterRuleStrip>
    <ChapterRuleDrawing
      $height={height}
      $large={large}
      viewBox={`0 ${70 - height / 2} 320 ${height}`}
      preserveAspectRatio="xMinYMid meet"
    >
      <path d={`M-3000 70H0${path.replace(/^M0[ ,]70/, '')}H6000`} />
      <Crossings path={path} dashes={crossings} />
    </ChapterRuleDrawing>
  </ChapterRuleStrip>
);

/** The line at a page's head, from stage 0, the tangle, to stage 3, nearly straight. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <ChapterLine
    path={stages[stage]}
    crossings={crossingsOfStages[stage]}
    height={heights[stage]}
    large
  />
);
