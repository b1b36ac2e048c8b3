import styled from 'styled-components';
import { below, coarse, from, shaped } from '../../theme/theme.ts';
import { fontSize, spacing, titleType } from '../../theme/tokens.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { PlainList } from '../../ui/lists.ts';
import { Section } from '../../ui/Section.tsx';
import type { SectionData } from './SectionContent.tsx';

/** On phones, where sections are folded, it only links to the parts. */
const ContentsSection = styled(Section)`
  ${below.tablet} {
    padding-block: ${spacing.xs};
    > div { display: flex; flex-wrap: wrap; justify-content: space-between; }
    ol { display: none; }
  }
  @media print { display: none; }
  ${from.tablet} { padding-block: ${spacing.xl}; }
`;

const PartName = styled.p`
  ${titleType}
  ${from.tablet} { margin-bottom: ${spacing.xxs}; }
  ${shaped.phone} { font-size: ${fontSize.text}; }
`;

const ContentsLink = styled.a`
  display: inline-block;
  padding: 0.2em 0;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${coarse} { padding: 0.75em 0; }
  ${below.tablet} { padding: 0.75em 0; }
`;

interface Props {
  name: string;
  parts: SectionData[][];
}

/** Links to the sections, in a column for each part. */
export const PartContents = ({ name, parts }: Props) => (
  <ContentsSection as="nav" aria-label={name}>
    <Columns $columns={parts.length} $from="tablet">
      {parts.map((sections) => (
        <div key={sections[0]?.id}>
          <PartName>
            <ContentsLink href={`#${sections[0]?.id}`}>{sections[0]?.part ?? name}</ContentsLink>
          </PartName>
          <PlainList as="ol">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <ContentsLink href={`#${id}`}>{heading}</ContentsLink>
              </li>
            ))}
          </PlainList>
        </div>
      ))}
    </Columns>
  </ContentsSection>
);
