import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { space, spacing } from '../../../theme/tokens.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Brief } from './Brief.ts';
import {
  type Content,
  fillsPage,
  SectionContent,
  type SectionData,
  SectionLink,
  SectionList,
  SectionProse,
} from './SectionContent.tsx';
import { MainAnswer, SectionHeading, SectionRow, SectionTitle } from './SectionRow.tsx';

/** Texts begin where the words above them do, in the page's second column. */
const acrossPage = css`
  grid-column: 1 / -1;
  ${SectionProse}, ${SectionList}, ${SectionLink} { margin-left: calc((100% + ${space.gutter}) / 3); }
`;

/** All of a section but its title and the words that stay visible while it is folded. */
const SectionText = styled.div<{ $acrossPage: boolean }>`
  min-width: 0;
  ${SectionProse} ~ :is(table, ${SectionList}) { margin-top: 0.75em; }
  ${from.tablet} {
    grid-column: 2;
    ${Brief} + & { margin-top: ${spacing.xs}; }
    ${({ $acrossPage }) => $acrossPage && acrossPage}
  }
`;

interface Props extends Content, Pick<SectionData, 'id' | 'brief' | 'answer' | 'background'> {
  /** The name of the switch that unfolds the section on phones. */
  more: string;
  /** Whether phones unfold it. */
  open: boolean;
  /** An element below the text. */
  children?: ReactNode;
}

/** A section that phones fold to its title and a few words. */
export function LegalSection({ id, brief, answer, background, more, open, ...content }: Props) {
  const { heading } = content;
  return (
    <SectionRow as="section" id={id} $tone={background}>
      <SectionTitle>
        <SectionHeading>{heading}</SectionHeading>
      </SectionTitle>
      {answer && <MainAnswer>{answer}</MainAnswer>}
      {brief && <Brief>{brief}</Brief>}
      <SectionText $acrossPage={fillsPage(content)}>
        <Fold summary={more} topic={heading} row open={open}>
          <SectionContent {...content} />
        </Fold>
      </SectionText>
    </SectionRow>
  );
}
