import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { HardFigure as Data } from '../../content/build/schema.ts';
import { shaped } from '../../theme/theme.ts';
import { titleType, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Split } from '../../ui/Split.ts';
import { Quiet } from '../../ui/text.ts';

const Ground = styled(Field)`
  padding-top: clamp(3rem, 6vw, 6rem);
  overflow-x: clip;
  h2 { ${titleType} }
`;

/**
 * Up to 296 pixels at 1440 and 120 at 360, or as large as its longest word allows at 400 % zoom, on tablets and phones at 200 %:
 * a character is about half as wide as it is high. It stands above the line, which runs from edge to edge and
 * passes below what hangs from a letter.
 */
const Figure = styled.p`
  position: relative;
  z-index: 0;
  margin: 0 0 0.18em -0.04em;
  font-weight: 600;
  font-size: min(2 * ${type.display}, (27rem + 56.5vw) / max(var(--letters), var(--line-of)));
  line-height: 0.9;
  letter-spacing: -0.055em;
  ${shaped.wide} { font-size: min(2 * ${type.display}, min(20.7rem + 71vw, 39.3rem + 32.7vw) / var(--letters)); }
  ${shaped.phone} { font-size: min(7.5rem, (11.3rem + 49.8vw) / max(var(--letters), var(--line-of))); }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    /* Below the baseline, by twice the rim of the letters. */
    inset: auto -100vw calc(-0.03em - 5px);
    border-bottom: 5px solid var(--line);
  }
  @media (forced-colors: none) { -webkit-text-stroke: 0.07em var(--field); paint-order: stroke fill; }
`;

const Meaning = styled(Split)`
  row-gap: 0.75rem;
  & > * { color: inherit; max-width: 24em; text-wrap: balance; }
  & > :first-child { font-size: ${type.title}; font-weight: 600; line-height: 1.2; letter-spacing: -0.015em; }
  align-items: baseline;
`;

/** How many characters the longer word of a figure has, and how many it may have where both stand on one line of a narrow window. */
const lettersOf = (value: string, unit: string) =>
  ({
    '--letters': unit === '%' ? value.length + 1 : Math.max(value.length, unit.length),
    '--line-of': (value + unit).length * 0.7,
  }) as CSSProperties;

/** The one figure that everybody in a field knows, as large as the window allows, what it is and where it comes from. */
export const HardFigure = ({
  heading,
  figure: { value, unit, what, source },
}: {
  heading: string;
  figure: Data;
}) => (
  <Ground $tone="deep" aria-labelledby="figure">
    <h2 id="figure">{heading}</h2>
    <Figure style={lettersOf(value, unit)}>
      {unit === '%' ? `${value}%` : `${value} ${unit}`}
    </Figure>
    <Meaning $half>
      <p>
        <Foreign>{what}</Foreign>
      </p>
      <Quiet>
        <Foreign>{source}</Foreign>
      </Quiet>
    </Meaning>
  </Ground>
);
