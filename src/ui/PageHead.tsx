import type { CSSProperties, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { belowHeader, space, type } from '../theme/tokens.ts';
import { Field, Grid, type Tone } from './Field.tsx';
import { ChapterRule } from './line/ChapterRule.tsx';
import { Display, Lead } from './text.ts';

const Head = styled(Field)`
  padding-top: ${belowHeader('clamp(1.5rem, 6vw, 5rem)')};
  padding-bottom: 0;
  overflow: clip;
`;

/** As large as the longest word allows: a letter is about 0.55 em wide. */
const Fitting = styled(Display)`
  max-width: 8.2em;
  font-size: min(${type.display}, (100vw - 2 * ${space.margin}) / (var(--letters) * 0.55));
`;

const Under = styled(Grid)`
  margin: clamp(1.5rem, 3vw, 3.25rem) 0 clamp(1.75rem, 3vw, 3rem);
  row-gap: 1.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :last-child { grid-column: 7 / -1; }
    & > :first-child:not(:last-child) { grid-column: 1 / 7; grid-row: 1; }
  }
`;

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
export const PageHead = ({ title, lead, foot, tone = 'loud', children }: Props) => {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return (
    <Head $tone={tone}>
      <Fitting style={{ '--letters': letters } as CSSProperties}>{title}</Fitting>
      <Under>
        {children}
        <Lead>{lead}</Lead>
      </Under>
      {typeof foot === 'number' ? <ChapterRule stage={foot} /> : foot}
    </Head>
  );
};
