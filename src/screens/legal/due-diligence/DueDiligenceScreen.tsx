import styled from 'styled-components';
import { from, shaped } from '../../../theme/theme.ts';
import { spacing } from '../../../theme/tokens.ts';
import { ChapterLine, ChapterLineDrawing } from '../../../ui/line/ChapterLine.tsx';
import { ClosingCall } from '../../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../../shared/closing/ClosingDrawing.tsx';
import { FactSection, LegalFacts } from '../LegalFacts.tsx';
import { LegalHead, type LegalProps, LegalTitle } from '../LegalScreen.tsx';
import { MagnifyingGlass } from './MagnifyingGlass.tsx';
import { Part, partsOf } from './Part.tsx';
import { PartContents } from './PartContents.tsx';
import type { PartLine } from './PartHead.tsx';
import { PrintButton } from './PrintButton.tsx';

const DueDiligence = styled.div`
  ${FactSection} { padding-block: ${spacing.l}; }
`;

/** On phones the drawing is 160 px high. On desktops it begins beside the end of the lead. */
const HeadLine = styled.div`
  ${shaped.phone} { --line-size: 55vw; }
  /* Room for the handle. */
  ${ChapterLineDrawing} { margin-bottom: calc(7 * var(--unit)); }
  ${from.desktop} { ${ChapterLineDrawing} { margin-top: calc(-40 * var(--unit)); } }
`;

export interface DueDiligenceProps extends LegalProps {
  /** The drawings of parts, by the id of their first section. */
  partLines: Record<string, PartLine>;
}

/** What buyers ask before they sign, in parts. */
export const DueDiligenceScreen = ({
  text,
  words,
  line,
  partLines,
  closing,
}: DueDiligenceProps) => {
  const parts = partsOf(text.sections);
  return (
    <DueDiligence>
      <LegalHead $tone="quiet">
        <LegalTitle text={text} words={words}>
          <PrintButton>{words.print}</PrintButton>
        </LegalTitle>
        {line && (
          <HeadLine>
            <ChapterLine {...line}>
              {/* Over the end of the tangle and the line that leaves it. */}
              <MagnifyingGlass {...line} id="head" at={145} />
            </ChapterLine>
          </HeadLine>
        )}
      </LegalHead>
      {text.facts.length > 0 && <LegalFacts facts={text.facts} />}
      <PartContents name={words.contents} parts={parts} />
      {parts.map((part) => (
        <Part
          key={part[0]?.id}
          sections={part}
          more={words.more}
          line={partLines[part[0]?.id ?? '']}
        />
      ))}
      {text.call && (
        <div data-screen-only="">
          <ClosingCall {...text.call}>{closing && <ClosingDrawing path={closing} />}</ClosingCall>
        </div>
      )}
    </DueDiligence>
  );
};
