import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { below, color, from } from '../../../theme/theme.ts';
import { fontSize, headingSpacing, spacing } from '../../../theme/tokens.ts';
import { ChapterLine, ChapterLineDrawing } from '../../../ui/line/ChapterLine.tsx';
import { paint, Section, tone } from '../../../ui/Section.tsx';
import { Prose } from '../../../ui/text.ts';
import { Paragraphs, type SectionData } from '../sections/SectionContent.tsx';
import { MagnifyingGlass } from './MagnifyingGlass.tsx';
import { partLineHeight, partLineSize, partLineSizes } from './partLine.ts';
import { wordsAndText } from './wordsAndText.ts';

const halfLine = `calc(${partLineHeight / 2 / 140} * ${partLineSize})`;

/** Has the main colour or the section's background, in both schemes: ink is dark in both. */
const PartHeadSection = styled(Section)<{
  $background: SectionData['background'];
  $hasLens: boolean | undefined;
}>`
  ${({ $background }) =>
    $background
      ? tone($background === 'inverse' ? 'deep' : $background)
      : paint({ background: color.marked, text: color.onMarked })}
  --part-line: ${({ $hasLens }) => partLineSizes[$hasLens ? 'lens' : 'signature']};
  padding-block: ${spacing.l};
  overflow-x: clip;
  @media print { break-inside: avoid; break-after: avoid; }
`;

/** Leaves room for the lens at its right. */
const PartName = styled.h2<{ $hasLens: boolean | undefined }>`
  ${({ $hasLens }) => $hasLens && `max-width: calc(100% - ${125 / 140} * ${partLineSize});`}
  font-size: ${fontSize.headline};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
`;

/** Runs below the part's name. A lens is beside the name; phones put a signature below it. */
const PartHeadLine = styled.div<{ $hasLens: boolean | undefined }>`
  margin-top: calc(${spacing.s} - ${halfLine});
  ${({ $hasLens }) => !$hasLens && `${below.tablet} { margin-top: 0; }`}
  ${ChapterLineDrawing} { width: calc(320 * var(--unit)); margin-left: auto; }
  @media print { display: none; }
`;

/** Lies at the left of the lower half of the drawing. */
const PartHeadColumns = styled.div<{ $hasLine: boolean }>`
  ${wordsAndText}
  ${({ $hasLine }) =>
    $hasLine &&
    css`
      ${below.tablet} { margin-top: calc(-0.5 * ${halfLine}); }
      ${from.tablet} { margin-top: calc(-1 * ${halfLine}); }
      @media print { margin-top: 0; }
    `}
`;

const PartHeadTopic = styled.h3`font-size: ${fontSize.text};`;

const PartHeadAnswer = styled.strong`
  display: block;
  margin: 0.15em 0;
  font-size: ${fontSize.chapter};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
  text-wrap: balance;
  @media print { font-size: 24pt; }
`;

/** Lies below the drawing and the handle of its lens. */
const PartHeadText = styled(Prose)`
  ${from.tablet} { align-self: end; padding-top: calc(${halfLine} + ${spacing.xxs}); }
  @media print { padding: 0; }
`;

export type PartLine = Omit<ComponentProps<typeof ChapterLine>, 'children'>;

interface Props extends SectionData {
  line?: PartLine | undefined;
}

/** Begins a part of the page with its name, a drawing and one answer in very large type. */
export const PartHead = ({
  id,
  part,
  heading,
  answer,
  paragraphs,
  background,
  lens,
  line,
}: Props) => (
  <PartHeadSection id={id} $background={background} $hasLens={lens}>
    <PartName $hasLens={lens}>{part}</PartName>
    {line && (
      <PartHeadLine $hasLens={lens}>
        <ChapterLine {...line}>
          {lens && <MagnifyingGlass {...line} id={id} at={250} onLine />}
        </ChapterLine>
      </PartHeadLine>
    )}
    <PartHeadColumns $hasLine={!!line}>
      <div>
        <PartHeadTopic>{heading}</PartHeadTopic>
        <PartHeadAnswer>{answer}</PartHeadAnswer>
      </div>
      <PartHeadText>
        <Paragraphs texts={paragraphs} />
      </PartHeadText>
    </PartHeadColumns>
  </PartHeadSection>
);
