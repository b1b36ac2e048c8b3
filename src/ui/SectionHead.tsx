import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Columns } from './layout/Columns.ts';
import { Chapter, Heading } from './text.ts';

const SectionHeadText = styled.p`
  max-width: 30em;
  text-wrap: balance;
`;

interface Props {
  id?: string;
  heading: string;
  text: ReactNode;
  /** Renders the heading as a `Heading`, which is smaller than the default `Chapter`. */
  small?: true;
}

/** A section's heading, with a text on the right half of the page. */
export const SectionHead = ({ id, heading, text, small }: Props) => (
  <Columns $from="tablet" $gap="xs">
    {small ? <Heading id={id}>{heading}</Heading> : <Chapter id={id}>{heading}</Chapter>}
    <SectionHeadText>{text}</SectionHeadText>
  </Columns>
);
