import styled from 'styled-components';
import type { Service } from '../../../content/build/load.ts';
import { below, from, shaped } from '../../../theme/theme.ts';
import { space, type } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/Field.tsx';
import { lineStroke } from '../../../ui/line/lineStroke.ts';
import { Chapter, Title } from '../../../ui/text.ts';

/**
 * Where there is room the steps stand on the line and hang from it in turn, so that each has the width of two. Otherwise the line
 * runs down beside them.
 */
const Steps = styled.ol.attrs({ role: 'list' })<{ $count: number }>`
  margin-top: clamp(2.5rem, 5vw, 5rem);
  li { position: relative; }
  strong { display: block; font-weight: 600; font-size: ${type.title}; letter-spacing: -0.015em; line-height: 1.1; }
  ${shaped.wide} { strong { font-size: ${type.large}; text-wrap: balance; letter-spacing: -0.045em; line-height: 0.95; } }
  h3 { margin: 0.6em 0 0.3em; }
  li p { max-width: 30em; }
  ${below.desktop} {
    li { padding: 0 0 2.5rem 1.5rem; border-left: 4px solid var(--line); }
    li:last-child { padding-bottom: 0; }
    li::before { content: ''; position: absolute; left: -2px; top: 0.6em; width: 1.1rem; border-top: 4px solid var(--line); }
    svg { display: none; }
  }
  ${from.desktop} {
    display: grid;
    grid-template: auto auto / repeat(${({ $count }) => $count + 1}, minmax(0, 1fr));
    column-gap: ${space.gutter};
    li { padding-left: 1rem; border-left: 5px solid var(--line); }
    li:nth-child(odd) { grid-row: 1; align-self: end; padding-bottom: 3.5rem; }
    li:nth-child(even) { grid-row: 2; align-self: start; padding-top: 3.5rem; }
    ${Array.from({ length: 8 }, (_, index) => `li:nth-child(${index + 1}) { grid-column: ${index + 1} / span 2; }`).join('')}
    svg { position: absolute; left: 0; bottom: -40px; width: 183px; height: 80px; max-width: none; overflow: visible; }
    ${lineStroke}
  }
`;

interface Props {
  heading: string;
  weeks: Service['weeks'];
  /** A tangle that becomes a line, as path data of 320 by 140 and beyond. */
  line: string;
}

/** What happens in which weeks, along the line across the whole window: tangled at the first step, straight at the last. */
export const WeeksAcross = ({ heading, weeks, line }: Props) => (
  <Field $tone="deep" aria-labelledby="opening" style={{ overflowX: 'clip' }}>
    <Chapter id="opening">{heading}</Chapter>
    <Steps $count={weeks.length}>
      {weeks.map(({ when, title, text }, index) => (
        <li key={when}>
          {index === 0 && (
            <svg viewBox="0 0 320 140" aria-hidden>
              <path d={line} />
            </svg>
          )}
          <strong>{when}</strong>
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Field>
);
