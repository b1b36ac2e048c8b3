import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Chapter } from '../../ui/text.ts';
import type { WorkTeaser as Data } from './teaser.ts';
import { WorkTeaser } from './WorkTeaser.tsx';

/** Two columns, the second hanging lower; a single work stands across both. */
const Pair = styled.ul`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem) clamp(1.5rem, 5vw, 6rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${from.tablet} {
    grid-template-columns: 7fr 5fr;
    & > :nth-child(4n + 3) { grid-column: 1; }
    & > :nth-child(even) { padding-top: clamp(3rem, 9vw, 9rem); }
    & > :only-child { grid-column: 1 / -1; max-width: 60rem; }
  }
`;

interface Props {
  heading: string;
  works: Data[];
  tone?: Tone;
}

export const RelatedWorks = ({ heading, works, tone = 'quiet' }: Props) => (
  <Field $tone={tone} aria-labelledby="related-works">
    <Chapter id="related-works">{heading}</Chapter>
    <Pair role="list">
      {works.map((work) => (
        <li key={work.slug}>
          <WorkTeaser work={work} sizes="(min-width: 46rem) 54vw, 92vw" />
        </li>
      ))}
    </Pair>
  </Field>
);
