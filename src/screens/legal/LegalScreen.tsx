import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { below, from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { PlainList } from '../../ui/PlainList.ts';
import { Section } from '../../ui/Section.tsx';
import { Headline, Lead, Quiet } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { LegalFacts } from './LegalFacts.tsx';
import type { AnswerWords } from './privacy/AnswerControl.tsx';
import { Bands } from './sections/Bands.tsx';
import { ContentsLink } from './sections/ContentsLink.ts';
import { LegalSection } from './sections/LegalSection.tsx';
import { RetentionSection } from './sections/RetentionSection.tsx';
import type { SectionProse } from './sections/SectionContent.tsx';
import { SectionColumns, SectionHeading } from './sections/SectionRow.tsx';
import { unfoldingRows } from './sections/unfoldingRow.ts';
import { largeColumn, SideColumn, TitleColumns } from './TitleColumns.ts';

export const LegalHead = styled(Section)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  @media print { padding-top: 0; }
`;

const LegalTitleColumns = styled(TitleColumns)`
  margin-bottom: ${spacing.l};
`;

export const LegalHeadline = styled(Headline)`${largeColumn('desktop')}`;

const LegalLead = styled(SideColumn)`
  ${from.desktop} { padding-top: 0.35rem; }
`;

export const LegalDate = styled(Quiet)`margin-top: 1.25rem;`;

/** Phones need no contents, because their sections are folded. */
const LegalContents = styled(SectionColumns)`
  ${below.tablet} { display: none; }
  @media print { display: none; }
`;

const ContentsList = styled(PlainList).attrs({ as: 'ol' })`
  columns: 2;
  column-gap: ${space.gutter};
`;

const ContentsItem = styled.li`break-inside: avoid;`;

export interface LegalProps {
  text: Legal;
  words: PageText<'legal'> & { answer: AnswerWords };
  /** The line below the title. Absent if `head` replaces the section with the title. */
  line?: ComponentProps<typeof ChapterLine>;
  /** The name of the drawing beside the call at the end. */
  closing?: string | undefined;
}

const LegalSections = styled.div`${unfoldingRows}`;

interface Props extends LegalProps {
  /** Replaces the section with the title, and the facts. */
  head?: ReactNode;
  /** Elements below the texts of sections, by the section's id. */
  extras?: Record<string, ReactNode>;
  /** The element around the paragraphs of sections. */
  prose?: typeof SectionProse;
}

/** The title, and the lead at its right. */
export const LegalTitle = ({ text, words, children }: LegalProps & { children?: ReactNode }) => (
  <LegalTitleColumns>
    <LegalHeadline>{text.title}</LegalHeadline>
    <LegalLead>
      <Lead>{text.lead}</Lead>
      <LegalDate>{words.asOf}</LegalDate>
      {children}
    </LegalLead>
  </LegalTitleColumns>
);

/** A page of `src/agency/legal/`. */
export function LegalScreen({ text, words, line, head, extras = {}, prose, closing }: Props) {
  const grouped = text.sections.find(({ table }) => table?.groups);
  const sections = text.sections.filter((section) => section !== grouped);
  return (
    <>
      {head || (
        <>
          <LegalHead $tone="quiet">
            <LegalTitle text={text} words={words} />
            {line && <ChapterLine {...line} />}
          </LegalHead>
          {text.facts.length > 0 && <LegalFacts facts={text.facts} />}
        </>
      )}
      {grouped && <Bands {...grouped} />}
      <Section>
        {sections.length > 4 && (
          <LegalContents as="nav" aria-labelledby="contents">
            <SectionHeading as="p" id="contents">
              {words.contents}
            </SectionHeading>
            <ContentsList>
              {sections.map(({ id, heading }) => (
                <ContentsItem key={id}>
                  <ContentsLink href={`#${id}`}>{heading}</ContentsLink>
                </ContentsItem>
              ))}
            </ContentsList>
          </LegalContents>
        )}
        <LegalSections>
          {sections.map(({ kept, ...section }, index) => {
            if (kept) return <RetentionSection key={section.id} {...section} times={kept} />;
            const extra = extras[section.id];
            // The facts, the bands or a head take the place of an open first section.
            const first = index === 0 && !text.facts.length && !grouped && !head;
            const open = section.open || !!extra || first;
            return (
              <LegalSection
                key={section.id}
                more={words.more}
                prose={prose}
                {...section}
                open={open}
              >
                {extra}
              </LegalSection>
            );
          })}
        </LegalSections>
      </Section>
      {text.call && (
        <div data-screen-only="">
          <ClosingCall {...text.call}>{closing && <ClosingDrawing path={closing} />}</ClosingCall>
        </div>
      )}
    </>
  );
}
