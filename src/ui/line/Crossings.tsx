import type { Ref } from 'react';
import styled from 'styled-components';
import { stroke } from '../../theme/tokens.ts';
import { strokeWidth } from './lineStroke.ts';

/** Each upper part lies on a wider stroke in the background's colour, which interrupts the lower one. */
const CrossingsGroup = styled.g`
  ${strokeWidth()}
  path:first-child { stroke: var(--field); ${strokeWidth(`calc(var(--gap, 2.2) * ${stroke.line})`)} stroke-linecap: butt; }
  @media (forced-colors: active) { display: none; }
`;

interface Props {
  path: string;
  dashes: string | undefined;
  ref?: Ref<SVGGElement>;
}

/** The parts of a line that are above others. `--gap` is the gaps' width together with the line's, in strokes. */
export const Crossings = ({ path, dashes, ref }: Props) =>
  dashes && (
    <CrossingsGroup ref={ref} strokeDasharray={dashes} data-screen-only="">
      <path d={path} />
      <path d={path} />
    </CrossingsGroup>
  );
