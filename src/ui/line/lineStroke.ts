import { css } from 'styled-components';
import { from } from '../../theme/theme.ts';

/** Strokes each path in a component with a round line of the same width at any scale: 4 px, 5 at 1440 and 8 at 2560. */
export const lineStroke = css`
  path {
    fill: none;
    stroke: var(--line);
    stroke-width: 4px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    ${from.desktop} { stroke-width: max(5px, 1.15px + 0.267vw); }
  }
`;
