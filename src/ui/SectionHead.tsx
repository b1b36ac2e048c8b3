import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { Grid } from './Field.tsx';
import { Chapter, Title } from './text.ts';

const Head = styled(Grid)`
  row-gap: 1rem;
  align-items: end;
  & > * { grid-column: 1 / -1; }
  p { max-width: 30em; text-wrap: balance; }
  ${from.tablet} {
    & > :first-child { grid-column: 1 / 7; }
    & > :nth-child(2) { grid-column: 7 / -1; }
  }
`;

interface Props {
  id?: string;
  heading: string;
  text: ReactNode;
  /** With a title instead of a chapter's heading. */
  small?: true;
}

/** A section's heading with secondary text beside it, which begins at the middle of the page. */
export const SectionHead = ({ id, heading, text, small }: Props) => (
  <Head>
    {small ? (
      <Title as="h2" id={id}>
        {heading}
      </Title>
    ) : (
      <Chapter id={id}>{heading}</Chapter>
    )}
    <p>{text}</p>
  </Head>
);
