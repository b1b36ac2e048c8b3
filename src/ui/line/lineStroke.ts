import { css } from 'styled-components';
import { from } from '../../theme/theme.ts';

/**
 * The stroke of each path in a styled component: round, and as wide on a small drawing as on a large one; 5 px at 1440 and 8 at
 * 2560.
 */
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

/** The first piece of the line, 320 by 140, baseline 70; in a file that pages load which show no other. */
export const tangle =
  'M0 70c19 0 25-14 35-25 14-14 41-19 61-9 21 11 32 36 24 54-7 18-32 24-49 11-17-12-21-44-3-65 18-21 56-28 85-13 28 14 41 48 31 69-11 22-42 28-62 14-21-14-26-45-8-63 18-19 57-23 85-10 28 13 41 40 33 56-9 17-36 20-54 9-18-10-22-30-8-42 13-11 43-12 65-4 32 12 37 18 85 18';
