import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { space, spacing } from '../../theme/tokens.ts';
import { Bleed } from '../layout/Bleed.ts';
import { Crossings } from './Crossings.tsx';
import { lineStroke } from './lineStroke.ts';

const ChapterLineDrawing = styled.svg`
  display: block;
  width: 100%;
  margin-bottom: ${spacing.m};
  overflow: visible;
  ${lineStroke}
`;

const ChapterLineStrip = styled(Bleed)`
  padding-left: ${space.margin};
  overflow-x: clip;
`;

interface Props {
  /** Starts as "M0 70", in 320 by 140 units. */
  path: string;
  /** See `Crossings`. */
  dashes?: string;
  /** Of the drawing's 140 units. */
  height: number;
  /** The size of the 140 units. */
  size?: string;
}

/** A line drawn 320 units wide, extended straight to both edges of the window. */
export const ChapterLine = ({
  path,
  dashes,
  height,
  size = 'clamp(4.5rem, 10vw, 8.75rem)',
}: Props) => (
  <ChapterLineStrip>
    <ChapterLineDrawing
      style={
        {
          '--unit': `calc(${size} / 140)`,
          height: `calc(${height} * var(--unit))`,
        } as CSSProperties
      }
      viewBox={`0 ${70 - height / 2} 320 ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden
    >
      <path d={`M-3000 70H0${path.slice(5)}H6000`} />
      <Crossings path={path} dashes={dashes} />
    </ChapterLineDrawing>
  </ChapterLineStrip>
);
