import styled from 'styled-components';
import { stroke } from '../../theme/tokens.ts';
import type { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { strokeWidth } from '../../ui/line/lineStroke.ts';

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
const LensGap = styled.circle`fill: var(--bg); stroke: var(--bg); ${strokeWidth(`3 * ${stroke.line}`)}`;

/** Paper and forced colours, which have no gaps in lines, omit it. */
const Glass = styled.g`
  @media print, (forced-colors: active) { display: none; }
`;

/** Cuts what both drawings show in their lens. It is apart from them, because ids are unique. */
export const lensClip = (
  <clipPath id="lens">
    <circle {...lens} />
  </clipPath>
);

type Line = Pick<Parameters<typeof ChapterLine>[0], 'path' | 'dashes'>;

/** A magnifying glass, which shows a line twice as large. */
export const MagnifyingGlass = ({ path, dashes }: Line) => (
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
