import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from './Field.tsx';
import { ChapterRule } from './line/ChapterRule.tsx';
import { PageTop } from './PageTop.tsx';
import { Split } from './Split.ts';
import { Lead } from './text.ts';

const Under = styled(Split)`margin: clamp(1.5rem, 3vw, 3.25rem) 0 clamp(1.75rem, 3vw, 3rem);`;

interface Props {
  title: string;
  lead: ReactNode;
  /** How tangled the line at the field's foot still is: 0 the most, 3 not at all. Or what to show instead. */
  foot: 0 | 1 | 2 | 3 | ReactElement;
  tone?: Tone;
  /** Shown beside the lead. */
  children?: ReactNode;
}

/** The top of a page: its name at full size, a sentence or two, and the line at its foot. */
export const PageHead = ({ title, lead, foot, tone = 'loud', children }: Props) => (
  <PageTop title={title} tone={tone}>
    <Under $half>
      {children}
      <Lead>{lead}</Lead>
    </Under>
    {typeof foot === 'number' ? <ChapterRule stage={foot} /> : foot}
  </PageTop>
);
