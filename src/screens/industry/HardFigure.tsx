import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { HardFigure as Data } from '../../content/schemas/industrySchema.ts';
import { shaped } from '../../theme/theme.ts';
import { fontSize, stroke, titleType } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { Quiet } from '../../ui/text.ts';

const HardFigureSection = styled(Section)`
  overflow-x: clip;
  padding-top: clamp(2rem, 3vw, 3rem);
`;

const HardFigureHeading = styled.h2`${titleType}`;

/**
 * The number is 296 px high in a window 1440 wide, and 120 px in one 360 wide. In zoomed windows it
 * is as large as its longest word allows: a character is about half as wide as it is high. The line
 * below it extends from edge to edge, behind the letters' descenders.
 */
const HardFigureValue = styled.p`
  position: relative;
  z-index: 0;
  margin: 0 0 0.18em -0.04em;
  font-weight: 600;
  font-size: min(2 * ${fontSize.display}, (27rem + 56.5vw) / max(var(--letters), var(--line-of)));
  line-height: 0.9;
  letter-spacing: -0.03em;
  ${shaped.wide} {
    font-size: min(2 * ${fontSize.display}, min(20.7rem + 71vw, 39.3rem + 32.7vw) / var(--letters));
  }
  ${shaped.phone} {
    font-size: min(7.5rem, (11.3rem + 49.8vw) / max(var(--letters), var(--line-of)));
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    /* Lies below the baseline by twice the width of the letters' outline. */
    inset: auto -100vw calc(-0.03em - 5px);
    border-bottom: ${stroke.line} solid var(--line);
  }
  @media (forced-colors: none) {
    -webkit-text-stroke: 0.07em var(--bg);
    paint-order: stroke fill;
  }
`;

const HardFigureMeaning = styled(Columns)`
  row-gap: 0.75rem;
  align-items: baseline;
  & > * { color: inherit; max-width: 24em; text-wrap: balance; }
`;

const HardFigureTitle = styled.p`
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.015em;
`;

/**
 * Sets the length of the longer word, and 70% of the length of both for windows with both on one
 * line.
 */
const lettersStyle = (value: string, unit: string) =>
  ({
    '--letters': Math.max(value.length, unit.length),
    '--line-of': (value + unit).length * 0.7,
  }) as CSSProperties;

/**
 * A number that everyone in an industry knows, as large as the window allows, with its meaning and
 * its source.
 */
export const HardFigure = ({
  heading,
  figure: { value, unit, what, source },
}: {
  heading: string;
  figure: Data;
}) => (
  <HardFigureSection $tone="deep" aria-labelledby="figure">
    <HardFigureHeading id="figure">{heading}</HardFigureHeading>
    <HardFigureValue style={lettersStyle(value, unit)}>
      {unit ? `${value} ${unit}` : value}
    </HardFigureValue>
    <HardFigureMeaning>
      <HardFigureTitle>
        <Foreign>{what}</Foreign>
      </HardFigureTitle>
      <Quiet>
        <Foreign>{source}</Foreign>
      </Quiet>
    </HardFigureMeaning>
  </HardFigureSection>
);
