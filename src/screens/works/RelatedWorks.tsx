import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Chapter } from '../../ui/text.ts';
import type { WorkTeaser as Data } from './teaser.ts';
import { WorkTeaser } from './WorkTeaser.tsx';

/** Two columns, the second hanging lower; a work without a neighbour stands across both. */
const Pair = styled.ul`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem) ${space.gutter};
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > :nth-child(odd) { grid-column: 1 / 8; }
    & > :nth-child(even) { grid-column: 8 / -1; padding-top: clamp(3rem, 9vw, 9rem); }
    /* Alone in its row, its words stand beside it. */
    & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
      article { grid-template-columns: 8fr 4fr; column-gap: ${space.gutter}; align-items: end; }
    }
  }
`;

interface Props {
  heading: string;
  works: Data[];
}

export const RelatedWorks = ({ heading, works }: Props) => (
  <Field $tone="quiet" aria-labelledby="related-works">
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
