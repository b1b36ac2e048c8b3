import styled from 'styled-components';
import { stroke } from '../../../theme/tokens.ts';
import type { ChapterLine } from '../../../ui/line/ChapterLine.tsx';
import { Crossings } from '../../../ui/line/Crossings.tsx';
import { Details } from '../../../ui/line/Details.tsx';
import { strokeWidth } from '../../../ui/line/lineStroke.ts';

/** The lens's radius and middle, in the drawing's 320 by 140 units. */
const radius = 54;
const middle = 70;

/** Is twice as thick as the line, like what its lens shows. */
const Handle = styled.line`
  stroke: var(--line);
  ${strokeWidth(`2 * ${stroke.line}`)}
  stroke-linecap: round;
`;

const Rim = styled.circle`fill: none; stroke: var(--line); ${strokeWidth()}`;

/** Hides the line below the lens and around it. */
const LensGap = styled.circle`fill: var(--bg); stroke: var(--bg); ${strokeWidth(`3 * ${stroke.line}`)}`;

/** Hidden on paper and in forced colours, which have no gaps in lines. */
const Glass = styled.g`
  @media print, (forced-colors: active) { display: none; }
`;

interface Props extends Pick<Parameters<typeof ChapterLine>[0], 'path' | 'dashes' | 'details'> {
  /** An id that is unique on the page. */
  id: string;
  /** How many units the lens is from the left. */
  at: number;
  /** Whether the line also reaches it from the left. */
  onLine?: boolean;
}

/** A magnifying glass on a line, which shows it twice as large. */
export const MagnifyingGlass = ({ id, at, onLine, path, dashes, details }: Props) => {
  const lens = { cx: at, cy: middle, r: radius };
  return (
    <Glass>
      <clipPath id={`lens-${id}`}>
        <circle {...lens} />
      </clipPath>
      <LensGap {...lens} />
      <path d={`M${at + radius} ${middle}h6`} />
      {onLine && <path d={`M${at - radius} ${middle}h-6`} />}
      <Handle x1={at + 39} y1={middle + 39} x2={at + 62} y2={middle + 62} />
      <g clipPath={`url(#lens-${id})`}>
        <g transform={`matrix(2 0 0 2 ${-at} ${-middle})`}>
          <path d={path} />
          <Crossings path={path} dashes={dashes} />
          <Details strokes={details} />
        </g>
      </g>
      <Rim {...lens} />
    </Glass>
  );
};
