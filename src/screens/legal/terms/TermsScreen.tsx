import styled, { css } from 'styled-components';
import { below, color, from, shaped } from '../../../theme/theme.ts';
import { fontSize, headingSpacing, space, spacing, titleType } from '../../../theme/tokens.ts';
import { ChapterLine, ChapterLineDrawing } from '../../../ui/line/ChapterLine.tsx';
import { Section, tone } from '../../../ui/Section.tsx';
import { Prose } from '../../../ui/text.ts';
import { ClosingCall } from '../../shared/closing/ClosingCall.tsx';
import { FactAnswer, FactSection, LegalFacts } from '../LegalFacts.tsx';
import { LegalHead, type LegalProps, LegalTitle } from '../LegalScreen.tsx';
import { Paragraphs, SectionContent, SectionProse } from '../sections/SectionContent.tsx';
import { rightHalf } from '../TitleColumns.ts';

/** The width of the signature's line in whole pixels, because browsers round borders. */
const pen = 'var(--stroke)';
const penWidth = css`
  --stroke: 4px;
  ${from.desktop} { --stroke: 6px; }
`;

/** Places the signature's line: on desktops it runs to the rule between the footer's halves. */
const besideLine = css`
  ${from.desktop} { left: calc(50% - ${space.gutter} / 2); }
  ${below.desktop} { right: calc((${space.margin} - ${pen}) / 2); }
`;

const lineDown = css`
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    ${besideLine}
    border-left: ${pen} solid var(--line);
    @media print { content: none; }
  }
`;

/** The room in which the line turns down. */
const turn = spacing.m;

const TermsHead = styled(LegalHead)`
  ${penWidth}
  --side: ${rightHalf};
  --line-size: clamp(8rem, 25vw, 24rem);
`;

/** Cuts the line off where it turns down. */
const Signature = styled.div`
  position: relative;
  ${from.desktop} { width: calc(50% - ${space.gutter} / 2 - ${space.margin} + ${pen} - ${turn}); }
  ${below.desktop} { width: calc(100% - (${space.margin} - ${pen}) / 2 - ${turn}); }
  ${ChapterLineDrawing} { width: calc(320 * var(--unit)); max-width: none; margin-left: calc(-1 * var(--indent) * var(--unit)); }
  &::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: calc(100% + ${space.margin});
    width: ${turn};
    height: calc(${turn} + ${pen} / 2);
    border: solid var(--line);
    border-width: ${pen} ${pen} 0 0;
    border-top-right-radius: ${turn};
    @media print { content: none; }
  }
`;

const Contract = styled.div`
  ${penWidth}
  --side: ${rightHalf};
  ${FactSection} { ${lineDown} }
  ${from.desktop} { ${below.wide} { ${FactAnswer} { font-size: ${fontSize.headline}; } } }
`;

const Terms = styled(Section)`${lineDown}`;

/** The call, with the line above its background. */
const Ending = styled.div`
  ${penWidth}
  ${tone('inverse')}
  position: relative;
  ${lineDown}
`;

/** A section whose rule begins at the line on phones. */
const Term = styled.section`
  display: grid;
  row-gap: ${spacing.xs};
  padding: ${spacing.m} 0 ${spacing.xl};
  border-top: 2px solid var(--line);
  /* Twice the gutter keeps the first half clear of the line. */
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) ${rightHalf};
    column-gap: calc(2 * ${space.gutter});
  }
  ${shaped.phone} { padding: 1.25rem 0 2.25rem; }
  ${below.desktop} { margin-right: calc(${space.margin} / -2); padding-right: calc(${space.margin} / 2); }
`;

const TermTitle = styled.h2`
  ${titleType}
  ${shaped.phone} { color: ${color.quietText}; font-size: ${fontSize.small}; letter-spacing: 0; }
`;

/** The promise in two or three words. */
const KeyPromise = styled.p`
  margin-top: 0.1em;
  font-size: ${fontSize.chapter};
  font-weight: 600;
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
`;

/** The first paragraph, in larger type than the others. */
const TermLead = styled(Prose)`
  font-size: ${fontSize.lead};
  line-height: 1.25;
  text-wrap: pretty;
  ${shaped.wide} { font-size: 2rem; letter-spacing: -0.01em; }
  ${shaped.phone} { font-size: ${fontSize.text}; line-height: 1.4; }
`;

const TermProse = styled(SectionProse)`
  margin-top: 1em;
  line-height: 1.4;
  text-wrap: pretty;
  ${shaped.phone} { font-size: ${fontSize.small}; }
`;

/** The terms, beside the line of a signature that runs down the page. */
export function TermsScreen(props: LegalProps) {
  const { text, line } = props;
  return (
    <>
      <TermsHead $tone="quiet">
        <LegalTitle {...props} />
        {line && (
          <Signature>
            <ChapterLine {...line} />
          </Signature>
        )}
      </TermsHead>
      <Contract>
        {text.facts.length > 0 && <LegalFacts facts={text.facts} />}
        <Terms as="div">
          {text.sections.map(({ id, answer, paragraphs, ...section }) => (
            <Term key={id} id={id}>
              <div>
                <TermTitle>{section.heading}</TermTitle>
                {answer && <KeyPromise>{answer}</KeyPromise>}
              </div>
              <div>
                {paragraphs.length > 0 && (
                  <TermLead>
                    <Paragraphs texts={paragraphs.slice(0, 1)} />
                  </TermLead>
                )}
                <SectionContent {...section} prose={TermProse} paragraphs={paragraphs.slice(1)} />
              </div>
            </Term>
          ))}
        </Terms>
      </Contract>
      {text.call && (
        <Ending data-screen-only="">
          <ClosingCall {...text.call} />
        </Ending>
      )}
    </>
  );
}
