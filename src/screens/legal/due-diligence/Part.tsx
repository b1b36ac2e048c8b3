import styled, { css } from 'styled-components';
import { below, from } from '../../../theme/theme.ts';
import {
  fontSize,
  fromTablet,
  largeType,
  space,
  spacing,
  titleType,
} from '../../../theme/tokens.ts';
import { Fold, FoldDetails } from '../../../ui/Fold.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Brief } from '../sections/Brief.ts';
import { SectionContent, type SectionData, SectionProse } from '../sections/SectionContent.tsx';
import { unfoldingRow, unfoldingRows } from '../sections/unfoldingRow.ts';
import { LargeAnswers } from './LargeAnswers.tsx';
import { PartHead, type PartLine } from './PartHead.tsx';
import { wordsAndText } from './wordsAndText.ts';

/** Returns the sections of each part. A part begins with a section that names it. */
export function partsOf(sections: SectionData[]): SectionData[][] {
  const starts = sections.flatMap(({ part }, index) => (part || index === 0 ? [index] : []));
  return starts.map((start, index) => sections.slice(start, starts[index + 1]));
}

/** Folds sections in wide windows, too, and opens them on paper. */
const foldedOnScreens = css`
  @media screen and ${fromTablet} {
    && ${FoldDetails} > summary { display: flex; font-size: ${fontSize.upToLarge}; line-height: 1; }
    && ${FoldDetails}:not([open])::details-content { content-visibility: hidden; }
    ${Brief} { margin-right: 3rem; }
  }
`;

const PartSectionBox = styled.section<{ $folded: boolean | undefined }>`
  ${unfoldingRow}
  ${from.tablet} {
    --row-padding: ${spacing.m};
    padding: ${spacing.m} 0;
  }
  ${({ $folded }) => $folded && foldedOnScreens}
`;

/** A heading larger than answers, and smaller than the part's name. */
const Topic = styled.h3`
  ${largeType}
  font-size: min(${fontSize.chapter}, ${fontSize.large});
`;

const TopicAndBrief = styled.div`
  ${wordsAndText}
  ${from.tablet} { margin-bottom: ${spacing.xs}; }
`;

/** Has the columns of rows with answers: the few words are at the left of the text. */
const TextSection = styled(PartSectionBox)`
  ${from.tablet} {
    display: grid;
    grid-template: 'topic topic' auto 'brief text' auto / calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr);
    gap: ${spacing.xs} ${space.gutter};
    align-items: baseline;
    ${TopicAndBrief} { display: contents; }
    ${Topic} { grid-area: topic; }
    ${Brief} { grid-area: brief; ${titleType} }
    ${FoldDetails} { grid-area: text; }
  }
  ${from.wide} { grid-template: 'topic brief text' auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr); }
`;

/** A text in the first third, and a list in two columns beside it. */
const TextAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spacing.xs} ${space.gutter};
  ${from.tablet} {
    grid-template-columns: calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr);
    margin-top: ${spacing.xs};
  }
  @media print { display: block; }
`;

const PartSection = ({
  id,
  heading,
  brief,
  folded,
  answers,
  more,
  ...content
}: SectionData & { more: string }) => {
  const Box = answers || content.table || content.list ? PartSectionBox : TextSection;
  const rest = <SectionContent heading={heading} {...content} />;
  return (
    <Box id={id} $folded={folded}>
      <TopicAndBrief>
        <Topic>{heading}</Topic>
        {brief && <Brief>{brief}</Brief>}
      </TopicAndBrief>
      <Fold summary={more} topic={heading} row>
        {content.list ? <TextAndList>{rest}</TextAndList> : rest}
        {answers && <LargeAnswers answers={answers} />}
      </Fold>
    </Box>
  );
};

const PartSections = styled.div`
  ${unfoldingRows}
  ${from.tablet} { & > * + * { border-top: 2px solid var(--line); } }
  ${SectionProse} { ${below.tablet} { margin-top: 0.25rem; } }
`;

const PartBody = styled(Section)`padding-block: ${spacing.m};`;

interface Props {
  sections: SectionData[];
  /** The name of the switches that unfold sections. */
  more: string;
  line: PartLine | undefined;
}

/** A part of the page: its head, and below that its other sections. */
export const Part = ({ sections, more, line }: Props) => (
  <>
    {sections.map(
      (section) => section.part && <PartHead key={section.id} {...section} line={line} />,
    )}
    <PartBody as="div">
      <PartSections>
        {sections.map(
          (section) => !section.part && <PartSection key={section.id} more={more} {...section} />,
        )}
      </PartSections>
    </PartBody>
  </>
);
