import styled from 'styled-components';
import type { Service } from '../../../content/build/load.ts';
import type { Woven } from '../../../illustrations/crossings.ts';
import { below, from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing, stroke } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/Field.tsx';
import { Crossings } from '../../../ui/line/Crossings.tsx';
import { lineStroke } from '../../../ui/line/lineStroke.ts';
import { Chapter, Title } from '../../../ui/text.ts';

const WeeksField = styled(Field)`overflow-x: clip;`;

/**
 * From desktops on the steps alternate below and above the line. Smaller windows have the line on
 * their left.
 */
const WeekList = styled.ol.attrs({ role: 'list' })<{ $count: number }>`
  margin-top: ${spacing.xxl};
  strong { display: block; }
  ${shaped.wide} {
    strong {
      font-size: ${fontSize.large};
      text-wrap: balance;
      letter-spacing: -0.045em;
      line-height: 0.95;
    }
  }
  h3 { margin: 0.4em 0 0.2em; }
  p { max-width: 30em; }
  ${below.desktop} { svg { display: none; } }
  ${from.desktop} {
    display: grid;
    grid-template: auto auto / repeat(${({ $count }) => $count + 1}, minmax(0, 1fr));
    column-gap: ${space.gutter};
    svg {
      position: absolute;
      left: 0;
      bottom: -56px;
      --unit: calc(112px / 140);
      width: 256px;
      height: 112px;
      max-width: none;
      overflow: visible;
    }
    ${lineStroke}
  }
`;

/** Each step begins one column after the previous one, and spans two. */
const WeekStep = styled.li<{ $index: number }>`
  position: relative;
  ${below.desktop} {
    padding: 0 0 2.5rem 1.5rem;
    border-left: 4px solid var(--line);
    &::before {
      content: '';
      position: absolute;
      left: -2px;
      top: 0.6em;
      width: 1.1rem;
      border-top: 4px solid var(--line);
    }
  }
  ${from.desktop} {
    padding-left: 1rem;
    border-left: ${stroke.line} solid var(--line);
    grid-column: ${({ $index }) => $index + 1} / span 2;
    ${({ $index }) =>
      $index % 2 === 0
        ? 'grid-row: 1; padding-bottom: 4.5rem;'
        : 'grid-row: 2; padding-top: 3.5rem;'}
  }
`;

interface Props {
  heading: string;
  weeks: Service['weeks'];
  /** A tangle that becomes a line, in a view box of 320 by 140. It continues beyond both edges. */
  line: Woven;
}

/**
 * The weeks and steps of a project along a line across the window, which is tangled at the first
 * step and then straight.
 */
export const WeeksAcross = ({ heading, weeks, line }: Props) => (
  <WeeksField $tone="deep" aria-labelledby="opening">
    <Chapter id="opening">{heading}</Chapter>
    <WeekList $count={weeks.length}>
      {weeks.map(({ when, title, text }, index) => (
        <WeekStep key={when} $index={index}>
          {index === 0 && (
            <svg viewBox="0 0 320 140" aria-hidden>
              <path d={line.path} />
              <Crossings {...line} />
            </svg>
          )}
          <strong>{when}</strong>
          <Title>{title}</Title>
          <p>{text}</p>
        </WeekStep>
      ))}
    </WeekList>
  </WeeksField>
);
