import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { HardFigure as Data } from '../../content/schema.ts';
import { below } from '../../theme/theme.ts';
import { space, titleType, type } from '../../theme/tokens.ts';
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
 * 300 pixels at 1440 and 120 at 360, or as large as the room allows: a character is about 0.55 em wide, and on phones value and
 * unit have a line each, except short ones. It stands on the line, which runs from edge to edge.
 */
const Figure = styled.p`
  --room: calc((100vw - 2 * ${space.margin}) / 0.55);
  position: relative;
  z-index: 0;
  margin: 0 0 0.18em -0.04em;
  font-weight: 600;
  font-size: min(3.75rem + 16.67vw, 24rem, var(--room) / var(--all));
  line-height: 0.9;
  letter-spacing: -0.055em;
  ${below.tablet} { font-size: min(3.75rem + 16.67vw, var(--room) / var(--longest)); }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    /* The baseline, less the line's own width. */
    inset: auto -100vw calc(0.05em - 5px);
    border-bottom: 5px solid var(--line);
  }
`;

const Meaning = styled(Split)`
  row-gap: 0.75rem;
  & > * { color: inherit; max-width: 24em; text-wrap: balance; }
  & > :first-child { font-size: ${type.title}; font-weight: 600; line-height: 1.2; letter-spacing: -0.015em; }
  align-items: baseline;
`;

/** In characters: of the whole figure, and of its longest line on phones. */
function lengths(value: string, unit: string) {
  const all = value.length + unit.length + 0.5;
  return { '--all': all, '--longest': all < 7 ? all : Math.max(value.length, unit.length) } as CSSProperties;
}

/** The one figure that everybody in a field knows, as large as the window allows, what it is and where it comes from. */
export const HardFigure = ({ heading, figure: { value, unit, what, source } }: { heading: string; figure: Data }) => (
  <Ground $tone="deep" aria-labelledby="figure">
    <h2 id="figure">{heading}</h2>
    <Figure style={lengths(value, unit)}>{unit === '%' ? `${value}%` : `${value} ${unit}`}</Figure>
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
