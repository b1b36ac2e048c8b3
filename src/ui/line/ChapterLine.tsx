import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, spacing } from '../../theme/tokens.ts';
import { Bleed } from '../layout/Bleed.ts';
import { Crossings } from './Crossings.tsx';
import type { chapterLine } from './chapterLineProps.ts';
import { Details } from './Details.tsx';
import { lineStroke } from './lineStroke.ts';

export const ChapterLineDrawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  ${lineStroke}
`;

const ChapterLineStrip = styled(Bleed)`
  /* A margin would collapse with that of a head, and the tangle would touch the head's lower edge. */
  padding: 0 0 ${spacing.m} ${space.margin};
  overflow-x: clip;
`;

interface Props extends ReturnType<typeof chapterLine> {
  /** Path data of strokes that the line does not reach. */
  details?: readonly string[];
  /** SVG elements in front of the line. */
  children?: ReactNode;
}

/** A line drawn 320 units wide, extended straight to both edges of the window. */
export const ChapterLine = ({ path, dashes, details, children, ...box }: Props) => (
  <ChapterLineStrip>
    <ChapterLineDrawing preserveAspectRatio="xMinYMid" aria-hidden {...box}>
      <path d={path} />
      <Crossings path={path} dashes={dashes} />
      <Details strokes={details} />
      {children}
    </ChapterLineDrawing>
  </ChapterLineStrip>
);
