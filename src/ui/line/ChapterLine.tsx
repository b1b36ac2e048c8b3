import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, spacing } from '../../theme/tokens.ts';
import { Bleed } from '../layout/Bleed.ts';
import { lineStroke } from './lineStroke.ts';

const ChapterLineDrawing = styled.svg.attrs({ 'aria-hidden': true })<{
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

const ChapterLineStrip = styled(Bleed)`
  padding-left: ${space.margin};
  overflow-x: clip;
`;

interface Props {
  path: string;
  /** Of the drawing's 140 units. */
  height: number;
  large?: boolean;
  /** Drawn above the line. */
  children?: ReactNode;
}

/** A line drawn 320 units wide, extended straight to both edges of the window. */
export const ChapterLine = ({ path, height, large = false, children }: Props) => (
  <ChapterLineStrip>
    <ChapterLineDrawing
      $height={height}
      $large={large}
      viewBox={`0 ${70 - height / 2} 320 ${height}`}
      preserveAspectRatio="xMinYMid meet"
    >
      <path d={`M-3000 70H0${path.replace(/^M0[ ,]70/, '')}H6000`} />
      {children}
    </ChapterLineDrawing>
  </ChapterLineStrip>
);
