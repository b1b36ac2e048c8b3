import styled from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { fontSize, spacing } from '../../../theme/tokens.ts';
import { Brief } from './Brief.ts';
import { KeptLines, type KeptTimes } from './KeptLines.tsx';
import type { SectionData } from './SectionContent.tsx';
import { SectionHeading, SectionRow } from './SectionRow.tsx';

/** The lines run to the section's foot. */
const KeptRow = styled(SectionRow)`
  @media screen { && { display: block; padding-bottom: 0; } }
`;

const KeptHeading = styled(SectionHeading)`
  @media screen { font-size: ${fontSize.chapter}; line-height: 0.95; }
`;

const KeptBrief = styled(Brief)`
  margin-top: 0.25rem;
  ${from.desktop} { margin-top: ${spacing.xs}; }
`;

interface Props extends Pick<SectionData, 'id' | 'heading' | 'brief' | 'background'> {
  times: KeptTimes;
}

/** How long data is kept, as lines; phones do not fold it. */
export const KeptSection = ({ id, heading, brief, background, times }: Props) => (
  <KeptRow as="section" id={id} $tone={background}>
    <KeptHeading>{heading}</KeptHeading>
    {brief && <KeptBrief>{brief}</KeptBrief>}
    <KeptLines times={times} />
  </KeptRow>
);
