import styled from 'styled-components';
import { below, from, shaped } from '../../../theme/theme.ts';
import { fontSize, spacing, titleType } from '../../../theme/tokens.ts';
import { Columns } from '../../../ui/layout/Columns.ts';
import { PlainList } from '../../../ui/PlainList.ts';
import { Section } from '../../../ui/Section.tsx';
import { ContentsLink } from '../sections/ContentsLink.ts';
import type { SectionData } from '../sections/SectionContent.tsx';

/** Contains only the links to the parts on phones, where sections are folded. */
const ContentsSection = styled(Section)`
  ${below.tablet} { padding-block: ${spacing.xs}; }
  @media print { display: none; }
  ${from.tablet} { padding-block: ${spacing.xl}; }
`;

const PartName = styled.p`
  ${titleType}
  ${from.tablet} { margin-bottom: ${spacing.xxs}; }
  ${shaped.phone} { font-size: ${fontSize.text}; }
`;

const PartContentsLink = styled(ContentsLink)`
  ${below.tablet} { padding: 0.75em 0; }
`;

/** Shows the names of the parts side by side on phones, and above their sections elsewhere. */
const PartColumns = styled(Columns)`
  ${below.tablet} { display: flex; flex-wrap: wrap; justify-content: space-between; }
`;

const PartSectionLinks = styled(PlainList).attrs({ as: 'ol' })`
  ${below.tablet} { display: none; }
`;

interface Props {
  name: string;
  parts: SectionData[][];
}

/** Links to the sections, in a column for each part. */
export const PartContents = ({ name, parts }: Props) => (
  <ContentsSection as="nav" aria-label={name}>
    <PartColumns $columns={parts.length} $from="tablet">
      {parts.map((sections) => (
        <div key={sections[0]?.id}>
          <PartName>
            <PartContentsLink href={`#${sections[0]?.id}`}>
              {sections[0]?.part ?? name}
            </PartContentsLink>
          </PartName>
          <PartSectionLinks>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <PartContentsLink href={`#${id}`}>{heading}</PartContentsLink>
              </li>
            ))}
          </PartSectionLinks>
        </div>
      ))}
    </PartColumns>
  </ContentsSection>
);
