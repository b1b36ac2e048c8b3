import styled from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { spacing } from '../../theme/tokens.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { lineStroke } from '../../ui/line/lineStroke.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingSvg } from '../closing/closingImage.ts';
import { FactSection, LegalFacts } from './LegalFacts.tsx';
import { LegalHead, type LegalProps, LegalTitle } from './LegalScreen.tsx';
import { lensClip, MagnifyingGlass } from './MagnifyingGlass.tsx';
import { Part, partsOf } from './Part.tsx';
import { PartContents } from './PartContents.tsx';
import { PrintButton } from './PrintButton.tsx';

/** On phones the drawing is 160 px high. On desktops it begins beside the end of the lead. */
const DueDiligence = styled.div`
  ${shaped.phone} { --line-size: 55vw; }
  /* Room for the handle. */
  ${LegalHead} svg { margin-bottom: calc(7 * var(--unit)); }
  ${FactSection} { padding-block: ${spacing.l}; }
  ${from.desktop} { ${LegalHead} svg { margin-top: calc(-40 * var(--unit)); } }
`;

/** Leaves out the line that leads up to the tangle, whose first strand it passes below after 17 units. */
const fromTangle = '0 3017 9e4';

/** Half as wide as the window, or on phones as its text. */
const Closing = styled(ClosingSvg)`
  --unit: calc(min(100vw, 34rem) / 320);
  ${from.desktop} { --unit: calc(50vw / 320); }
  ${lineStroke}
`;

/** What buyers ask before they sign, in parts; the head's drawing is also beside the call. */
export const DueDiligenceScreen = ({ text, words, line }: LegalProps) => {
  const glass = line && <MagnifyingGlass {...line} />;
  const parts = partsOf(text.sections);
  return (
    <DueDiligence>
      <LegalHead $tone="quiet">
        <LegalTitle text={text} words={words}>
          <PrintButton>{words.print}</PrintButton>
        </LegalTitle>
        {line && (
          <ChapterLine {...line}>
            {lensClip}
            {glass}
          </ChapterLine>
        )}
      </LegalHead>
      {text.facts.length > 0 && <LegalFacts facts={text.facts} />}
      <PartContents name={words.contents} parts={parts} />
      {parts.map((part) => (
        <Part key={part[0]?.id} sections={part} more={words.more} />
      ))}
      {text.call && (
        <div data-screen-only="">
          <ClosingCall {...text.call}>
            {line && (
              <Closing viewBox="12 0 320 140">
                <path d={line.path} strokeDasharray={fromTangle} />
                <Crossings path={line.path} dashes={line.dashes} />
                {glass}
              </Closing>
            )}
          </ClosingCall>
        </div>
      )}
    </DueDiligence>
  );
};
