import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, from } from '../../theme/theme.ts';
import { fromTablet, space } from '../../theme/tokens.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { Chapter } from '../../ui/text.ts';
import type { WorkTeaser as Data } from './teaser.props.ts';
import { WorkTeaser } from './WorkTeaser.tsx';

/** Two columns, whose covers end at one height: the second is narrower by two of twelve columns, and covers are 4:3. A single work spans both. */
const Pair = styled.ul<{ $bleeds: boolean | undefined }>`
  --each: 78vw;
  &:not(:has(> :nth-child(2))) { --each: 100%; }
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem) ${space.gutter};
  margin-top: clamp(1rem, 4vw, 3.5rem);
  ${below.tablet} { p { display: none; } }
  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > :nth-child(odd) { grid-column: 1 / 8; }
    & > :nth-child(even) { grid-column: 8 / -1; padding-top: calc((100vw - 2 * ${space.margin} + ${space.gutter}) / 8); }
    & > :only-child { grid-column: 1 / -1; }
    ${({ $bleeds }) =>
      $bleeds &&
      css`
      & > :first-child { grid-column: 1 / -1; }
      & > :nth-child(2) { grid-column: 6 / -1; padding-top: 0; }
      & > :first-child article > :last-child { margin-inline: calc(-1 * ${space.margin}); }
    `}
  }
`;

interface Props {
  heading: string;
  works: Data[];
  /** The first cover spans the window. */
  bleeds?: boolean;
  tone?: Tone;
  children?: ReactNode;
}

export const RelatedWorks = ({ heading, works, bleeds, tone = 'quiet', children }: Props) => (
  <Field $tone={tone} aria-labelledby="related-works">
    <Chapter id="related-works">{heading}</Chapter>
    <Swipe>
      <Pair role="list" $bleeds={bleeds}>
        {works.map((work, index) => (
          <li key={work.slug}>
            <WorkTeaser
              work={work}
              large={works.length === 1 || (bleeds === true && index === 0)}
              sizes={
                bleeds && index === 0
                  ? '100vw'
                  : works.length === 1
                    ? '94vw'
                    : `${fromTablet} 54vw, 92vw`
              }
            />
          </li>
        ))}
      </Pair>
    </Swipe>
    {children && <div style={{ marginTop: '3rem' }}>{children}</div>}
  </Field>
);
