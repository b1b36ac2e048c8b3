import styled from 'styled-components';
import { from } from '../../../theme/theme.ts';
import { fontSize, spacing } from '../../../theme/tokens.ts';
import { Brief } from './Brief.ts';
import { RetentionLines, type RetentionTimes } from './RetentionLines.tsx';
import type { SectionData } from './SectionContent.tsx';
import { SectionHeading, SectionRow } from './SectionRow.tsx';

/** Has no padding below, so that the lines run to the section's foot. */
const RetentionRow = styled(SectionRow)`
  @media screen { && { display: block; padding-bottom: 0; } }
`;

const RetentionHeading = styled(SectionHeading)`
  @media screen { font-size: ${fontSize.chapter}; line-height: 0.95; }
`;

const RetentionBrief = styled(Brief)`
  margin-top: 0.25rem;
  ${from.desktop} { margin-top: ${spacing.xs}; }
`;

interface Props extends Pick<SectionData, 'id' | 'heading' | 'brief' | 'background'> {
  times: RetentionTimes;
}

/** How long data is kept, as lines; phones do not fold it. */
export const RetentionSection = ({ id, heading, brief, background, times }: Props) => (
  <RetentionRow as="section" id={id} $tone={background}>
    <RetentionHeading>{heading}</RetentionHeading>
    {brief && <RetentionBrief>{brief}</RetentionBrief>}
    <RetentionLines times={times} />
  </RetentionRow>
);
