import styled from 'styled-components';
import { stroke } from '../../theme/tokens.ts';
import { strokeWidth } from './lineStroke.ts';

/** Selects the wider strokes, which are drawn first. */
const gaps = 'path:first-child';

/** Each upper part lies on a wider stroke in the background's colour, which interrupts the lower one. */
const CrossingsGroup = styled.g`
  ${gaps} { stroke: var(--field); ${strokeWidth(`var(--gap, 2.2) * ${stroke.line}`)} stroke-linecap: butt; }
  @media print, (forced-colors: active) { display: none; }
`;

interface Props {
  path: string;
  dashes?: string | undefined;
}

/** The parts of a line that are above others. `--gap` is the gaps' width together with the line's, in strokes. */
export function Crossings({ path, dashes }: Props) {
  const part = <path d={path} />;
  return (
    dashes && (
      <CrossingsGroup strokeDasharray={dashes}>
        {part}
        {part}
      </CrossingsGroup>
    )
  );
}
