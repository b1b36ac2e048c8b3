import styled from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { lineStroke } from '../../ui/line/lineStroke.ts';
import { LegalHead, type LegalProps, LegalScreen } from './LegalScreen.tsx';
import { PrintButton } from './PrintButton.tsx';

/** On phones the lens is 160 px high. On desktops it begins beside the end of the lead. */
const DueDiligence = styled.div`
  ${shaped.phone} { --line-size: 55vw; }
  ${from.desktop} { ${LegalHead} svg { margin-top: calc(-40 * var(--unit)); } }
`;

/** Half as wide as the window, or on phones as its text. */
const Lens = styled.svg`
  --unit: calc(min(100vw, 34rem) / 320);
  ${from.desktop} { --unit: calc(50vw / 320); }
  ${lineStroke}
`;

/** What buyers ask before they sign, for print; the head's lens is also beside the call. */
export const DueDiligenceScreen = (props: LegalProps) => (
  <DueDiligence>
    <LegalScreen
      {...props}
      action={<PrintButton>{props.words.print}</PrintButton>}
      closing={
        props.line && (
          <Lens viewBox="0 0 320 140" aria-hidden>
            <path d={props.line.path} />
            <Crossings path={props.line.path} dashes={props.line.dashes} />
          </Lens>
        )
      }
    />
  </DueDiligence>
);
