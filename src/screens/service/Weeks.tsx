import styled from 'styled-components';
import type { Service } from '../../content/load.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { stagesDown } from '../../ui/line/paths.ts';
import { Chapter, Title } from '../../ui/text.ts';

/** One line runs down past all weeks: tangled at the first, straight from the last but one. */
const List = styled.ol`
  list-style: none;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  li { display: grid; grid-template-columns: 4rem 1fr; column-gap: 1.25rem; }
  svg { width: 4rem; height: 100%; overflow: visible; }
  path {
    fill: none;
    stroke: var(--line);
    stroke-width: 4px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  li > div { padding-bottom: clamp(2rem, 4vw, 3.5rem); }
  ${from.desktop} {
    li { grid-template-columns: 4rem 1fr; column-gap: clamp(2rem, 5vw, 5rem); }
    li > div { display: grid; grid-template-columns: 2fr 4fr 6fr; column-gap: ${space.gutter}; }
  }
  p { max-width: 34em; }
`;

const When = styled.p`font-weight: 600;`;

/** Which piece of the line stands beside a step, so that the tangle is spread over however many there are. */
const piece = (index: number, count: number) =>
  index === count - 1 ? stagesDown[3] : stagesDown[Math.min(2, Math.floor((index / Math.max(1, count - 1)) * 3))];

export const Weeks = ({ weeks }: Pick<Service, 'weeks'>) => (
  <Field $tone="inverse" aria-labelledby="weeks">
    <Chapter id="weeks">How it goes</Chapter>
    <List>
      {weeks.map(({ when, title, text }, index) => (
        <li key={when + title}>
          <svg viewBox="0 0 64 220" preserveAspectRatio="none" aria-hidden focusable="false">
            <path d={piece(index, weeks.length)} />
          </svg>
          <div>
            <When>{when}</When>
            <Title>{title}</Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  </Field>
);
