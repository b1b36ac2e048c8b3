import styled from 'styled-components';
import { stroke } from '../../theme/tokens.ts';
import { strokeWidth } from './lineStroke.ts';

const gap = `var(--gap, 1.9) * ${stroke.line}`;

/** The wider stroke in the background's colour below an upper part, which interrupts the lower one. */
const Gap = styled.path`
  && { stroke: var(--bg); ${strokeWidth(gap)} stroke-linecap: butt; }
`;

export const CrossingsGroup = styled.g`
  @media print, (forced-colors: active) { display: none; }
`;

interface Props {
  path: string;
  /** Selects the upper parts of the path; "none" selects all of it. */
  dashes?: string | undefined;
}

/**
 * The parts of a line that are above others. `--gap` is the gaps' width together with the line's,
 * in strokes.
 */
export function Crossings({ path, dashes }: Props) {
  return (
    dashes && (
      <CrossingsGroup strokeDasharray={dashes}>
        <Gap d={path} />
        <path d={path} />
      </CrossingsGroup>
    )
  );
}
