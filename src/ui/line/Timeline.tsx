import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Title } from '../text.ts';
import { lineStroke } from './lineStroke.ts';
import { stagesDown } from './stagesDown.ts';

/** One line runs down past all steps, tangled at the first, straight at the last. */
const List = styled.ol.attrs({ role: 'list' })`
  margin-top: clamp(2rem, 4vw, 3.5rem);
  li { display: grid; grid-template-columns: min(4rem, 18vw) minmax(0, 1fr); column-gap: 1.25rem; }
  /* As high as the text is, whatever its own shape. */
  svg { width: 100%; height: 0; min-height: 100%; overflow: visible; }
  /* A loop that is repeated is turned round, so that it is not the same. */
  li:nth-child(even) svg { scale: -1 1; }
  ${lineStroke}
  li > div { padding-bottom: clamp(1.25rem, 4vw, 3.5rem); }
  p { max-width: 34em; }
  ${shaped.wide} { h3 { font-size: ${type.large}; line-height: 1; letter-spacing: -0.035em; } }
  ${from.desktop} {
    li { column-gap: clamp(2rem, 5vw, 5rem); }
    li > div { display: grid; grid-template-columns: 1fr 3fr; column-gap: ${space.gutter}; align-items: baseline; align-content: start; }
  }
`;

const When = styled.p`
  font-size: ${type.text};
  font-weight: 600;
`;

const Text = styled.div`
  margin-top: 0.5em;
  max-width: 34em;
`;

/** Which piece of the line stands beside a step, so that the tangle is spread over however many there are. */
const piece = (index: number, count: number) =>
  index === count - 1
    ? stagesDown[3]
    : stagesDown[Math.min(2, Math.floor((index / Math.max(1, count - 1)) * 3))];

interface Props {
  steps: readonly { when: string; title: string; text: ReactNode }[];
}

export const Timeline = ({ steps }: Props) => (
  <List>
    {steps.map(({ when, title, text }, index) => (
      <li key={when + title}>
        <svg viewBox="0 0 64 220" preserveAspectRatio="none" aria-hidden>
          <path d={piece(index, steps.length)} />
        </svg>
        <div>
          <When>{when}</When>
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </div>
      </li>
    ))}
  </List>
);
