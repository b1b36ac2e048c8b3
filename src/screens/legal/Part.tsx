import styled, { css } from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { below, color, from, shaped } from '../../theme/theme.ts';
import {
  fontSize,
  fromTablet,
  headingSpacing,
  largeType,
  space,
  spacing,
  titleType,
} from '../../theme/tokens.ts';
import { Fold, foldRow, rowPadding } from '../../ui/Fold.tsx';
import { paint, Section } from '../../ui/Section.tsx';
import { Prose } from '../../ui/text.ts';
import { LargeAnswers, wordsAndText } from './LargeAnswers.tsx';
import { Paragraphs, SectionContent } from './LegalSection.tsx';

export type SectionData = Legal['sections'][number];

/** The sections of each part. A part begins with a section that names it. */
export function partsOf(sections: SectionData[]): SectionData[][] {
  const starts = sections.flatMap(({ part }, index) => (part || index === 0 ? [index] : []));
  return starts.map((start, index) => sections.slice(start, starts[index + 1]));
}

/** In the main colour in both schemes: this colour begins a part. */
const OpeningSection = styled(Section)`
  ${paint(color.marked, color.onMarked, color.onMarked, color.onMarked)}
`;

const PartName = styled.h2`
  ${largeType}
  margin-bottom: ${spacing.xl};
`;

const OpeningColumns = styled.div`
  ${wordsAndText}
  ${from.tablet} { align-items: end; }
`;

const Topic = styled.h3`${titleType}`;

/** Smaller than the part's name. */
const OpeningTopic = styled.h3`font-size: ${fontSize.text};`;

const OpeningAnswer = styled.strong`
  display: block;
  margin: 0.15em 0;
  font-size: ${fontSize.headline};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
  text-wrap: balance;
  ${from.tablet} { margin-bottom: 0; }
  @media print { font-size: 24pt; }
`;

/** Opens a part of the page with its name and one answer in very large type. */
const Opening = ({ id, part, heading, answer, paragraphs }: SectionData) => (
  <OpeningSection id={id}>
    <PartName>{part}</PartName>
    <OpeningColumns>
      <div>
        <OpeningTopic>{heading}</OpeningTopic>
        <OpeningAnswer>{answer}</OpeningAnswer>
      </div>
      <Prose>
        <Paragraphs texts={paragraphs} />
      </Prose>
    </OpeningColumns>
  </OpeningSection>
);

/** Folded in wide windows, too, and open on paper. */
const foldedOnScreens = css`
  @media screen and ${fromTablet} {
    && summary { display: flex; font-size: ${fontSize.upToLarge}; line-height: 1; }
    && details:not([open]) { margin: 0; }
    && details:not([open])::details-content { content-visibility: hidden; }
  }
`;

/** On phones a row that unfolds, and always open if it is the target of a link. */
const PartSectionBox = styled.section<{ $beside: boolean; $folded: boolean | undefined }>`
  ${foldRow}
  border-top: 2px solid var(--line);
  padding: ${rowPadding} 0;
  details { margin-top: 0.25rem; }
  div + :is(dl, table) { margin-top: ${spacing.s}; }
  details > p { margin-top: 0.25em; a { display: inline-block; padding: 0.6em 0; } }
  ${from.tablet} {
    --row-padding: ${spacing.m};
    padding: ${spacing.m} 0;
    details { margin-top: ${spacing.s}; }
  }
  ${({ $folded }) => $folded && foldedOnScreens}
  &&:target details::details-content { content-visibility: visible; }
  ${({ $beside }) => $beside && css`${wordsAndText} ${from.tablet} { details { margin: 0; } }`}
  @media print { display: block; padding: 1rem 0 0; border: 0; p { font-size: 11pt; } }
`;

/** The few words are as large as answers, unless answers follow. */
const Brief = styled.p<{ $large: boolean }>`
  ${({ $large }) => ($large ? largeType : `font-size: ${fontSize.lead}; line-height: 1.3;`)}
  ${below.tablet} { margin-right: 2rem; color: ${color.quietText}; }
  ${shaped.phone} { font: inherit; letter-spacing: 0; }
  @media print { && { font-size: 11pt; letter-spacing: 0; } }
`;

const TopicAndBrief = styled.div<{ $beside: boolean }>`
  ${({ $beside }) => $beside && wordsAndText}
  ${from.tablet} { align-items: baseline; }
`;

/** A text in the first third, and a list in two columns beside it. */
const TextAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spacing.xs} ${space.gutter};
  ${from.tablet} { grid-template-columns: calc((100% - 2 * ${space.gutter}) / 3) minmax(0, 1fr); }
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
  const visibleAnswers = !!answers && !folded;
  const hasText = !answers && !content.table && !content.list;
  const rest = <SectionContent heading={heading} {...content} />;
  return (
    <PartSectionBox id={id} $beside={hasText} $folded={folded}>
      <TopicAndBrief $beside={visibleAnswers}>
        <Topic>{heading}</Topic>
        {brief && <Brief $large={!visibleAnswers}>{brief}</Brief>}
      </TopicAndBrief>
      <Fold summary={more} topic={heading} row>
        {content.list ? <TextAndList>{rest}</TextAndList> : rest}
        {answers && <LargeAnswers answers={answers} register={folded} />}
      </Fold>
    </PartSectionBox>
  );
};

/** On phones, a rule below the last of the rows that unfold. */
const PartSections = styled.div`
  ${below.tablet} { border-bottom: 2px solid var(--line); }
`;

interface Props {
  sections: SectionData[];
  /** The name of the switches that unfold sections. */
  more: string;
}

/** A part of the page: its opening, and below that its other sections. */
export const Part = ({ sections, more }: Props) => (
  <>
    {sections.map((section) => section.part && <Opening key={section.id} {...section} />)}
    <Section as="div" $size="short">
      <PartSections>
        {sections.map(
          (section) => !section.part && <PartSection key={section.id} more={more} {...section} />,
        )}
      </PartSections>
    </Section>
  </>
);
