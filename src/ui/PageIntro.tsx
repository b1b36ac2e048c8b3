import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { spacing } from '../theme/tokens.ts';
import { Columns } from './layout/Columns.ts';
import { ChapterRule } from './line/ChapterRule.tsx';
import type { Tone } from './Section.tsx';
import { TitleSection } from './TitleSection.tsx';
import { Lead } from './text.ts';

const PageIntroColumns = styled(Columns)`margin: ${spacing.l} 0;`;

/** Stays on the right, also if nothing is on its left. */
const PageIntroLead = styled(Lead)`grid-column: -2;`;

interface Props {
  title: string;
  lead: ReactNode;
  /**
   * The line at the section's foot: from 0, a tangle, to 3, nearly straight. Or an element to show
   * instead.
   */
  foot: 0 | 1 | 2 | 3 | ReactElement;
  tone?: Tone;
  /** Puts a short lead beside a short title, to leave more of the first screen to what follows. */
  leadBesideTitle?: boolean;
  /** Content on the left of the lead. */
  children?: ReactNode;
}

/** The first section of a page: its title, a lead, and the line at the foot. */
export const PageIntro = ({
  title,
  lead,
  foot,
  tone = 'loud',
  leadBesideTitle,
  children,
}: Props) => (
  <TitleSection title={title} tone={tone} besideTitle={leadBesideTitle && <Lead>{lead}</Lead>}>
    {!leadBesideTitle && (
      <PageIntroColumns>
        {children}
        <PageIntroLead>{lead}</PageIntroLead>
      </PageIntroColumns>
    )}
    {typeof foot === 'number' ? <ChapterRule stage={foot} /> : foot}
  </TitleSection>
);
