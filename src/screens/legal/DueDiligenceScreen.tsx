import styled from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { stroke } from '../../theme/tokens.ts';
import type { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { lineStroke, strokeWidth } from '../../ui/line/lineStroke.ts';
import { LegalHead, type LegalProps, LegalScreen } from './LegalScreen.tsx';
import { PrintButton } from './PrintButton.tsx';

/** On phones the drawing is 160 px high. On desktops it begins beside the end of the lead. */
const DueDiligence = styled.div`
  ${shaped.phone} { --line-size: 55vw; }
  /* Room for the handle. */
  ${LegalHead} svg { margin-bottom: calc(7 * var(--unit)); }
  ${from.desktop} { ${LegalHead} svg { margin-top: calc(-40 * var(--unit)); } }
`;

/** In the drawing's 320 by 140 units, over the end of the tangle and the line that leaves it. */
const lens = { cx: 145, cy: 70, r: 54 };

/** Twice as thick as the line, like what its lens shows. */
const Handle = styled.line`
  stroke: var(--line);
  ${strokeWidth(`2 * ${stroke.line}`)}
  stroke-linecap: round;
`;

const Rim = styled.circle`fill: none; stroke: var(--line); ${strokeWidth()}`;

/** Hides the line below the lens and around it. */
const LensGap = styled.circle`fill: var(--field); stroke: var(--field); ${strokeWidth(`3 * ${stroke.line}`)}`;

/** Paper and forced colours, which have no gaps in lines, omit it. */
const Glass = styled.g`
  @media print, (forced-colors: active) { display: none; }
`;

/** Cuts what both drawings show in their lens. It is apart from them, because ids are unique. */
const lensClip = (
  <clipPath id="lens">
    <circle {...lens} />
  </clipPath>
);

type Line = Pick<Parameters<typeof ChapterLine>[0], 'path' | 'dashes'>;

/** A magnifying glass, which shows a line twice as large. */
const MagnifyingGlass = ({ path, dashes }: Line) => (
  <Glass>
    <LensGap {...lens} />
    <path d={`M${lens.cx + lens.r} 70h3`} />
    <Handle x1={lens.cx + 39} y1={lens.cy + 39} x2={lens.cx + 62} y2={lens.cy + 62} />
    <g clipPath="url(#lens)">
      <g transform={`matrix(2 0 0 2 ${-lens.cx} ${-lens.cy})`}>
        <path d={path} />
        <Crossings path={path} dashes={dashes} />
      </g>
    </g>
    <Rim {...lens} />
  </Glass>
);

/** Leaves out the line that leads up to the tangle, whose first strand it passes below after 17 units. */
const fromTangle = '0 3017 9e4';

/** Half as wide as the window, or on phones as its text. */
const Closing = styled.svg`
  --unit: calc(min(100vw, 34rem) / 320);
  ${from.desktop} { --unit: calc(50vw / 320); }
  ${lineStroke}
`;

/** What buyers ask before they sign, for print; the head's drawing is also beside the call. */
export const DueDiligenceScreen = (props: LegalProps) => {
  const glass = props.line && <MagnifyingGlass {...props.line} />;
  return (
    <DueDiligence>
      <LegalScreen
        {...props}
        action={<PrintButton>{props.words.print}</PrintButton>}
        onLine={
          <>
            {lensClip}
            {glass}
          </>
        }
        closing={
          props.line && (
            <Closing viewBox="12 0 320 140" aria-hidden>
              <path d={props.line.path} strokeDasharray={fromTangle} />
              <Crossings path={props.line.path} dashes={props.line.dashes} />
              {glass}
            </Closing>
          )
        }
      />
    </DueDiligence>
  );
};
