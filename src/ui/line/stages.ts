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

/**
 * From tangle to line in four pieces, 320 by 140, baseline 70: drawn once for the page's width. Each enters at the left edge and leaves at the right on
 * its baseline, so that pieces join.
 */
export const stages = [
  'M0 70c19 0 25-14 35-25 14-14 41-19 61-9 21 11 32 36 24 54-7 18-32 24-49 11-17-12-21-44-3-65 18-21 56-28 85-13 28 14 41 48 31 69-11 22-42 28-62 14-21-14-26-45-8-63 18-19 57-23 85-10 28 13 41 40 33 56-9 17-36 20-54 9-18-10-22-30-8-42 13-11 43-12 65-4 32 12 37 18 85 18',
  'M0 70c27 0 39-12 54-27 16-15 44-19 65-8 21 12 33 37 26 55-7 18-31 24-48 13-17-12-22-41-5-60 17-19 54-25 82-12 28 13 41 41 33 59-7 18-34 22-51 11-17-10-22-32-8-45 14-14 45-16 68-7 40 14 46 21 104 21',
  'M0 70c41 0 61-7 87-28 16-12 43-13 63-2 19 11 28 33 23 46-5 14-23 18-34 9-12-8-15-27-3-39 13-12 40-16 62-9 47 16 54 23 122 23',
  'M0 70c40 0 70-6 120-6s90 6 200 6',
] as const;

/** From tangle to line in four pieces for a phone, running downwards: 64 by 220, baseline x = 32. */
export const stagesDown = [
  'M32 0c0 10-3 14-7 18-10 6-16 21-11 34 4 13 18 23 30 22 11-1 18-14 13-24-5-10-21-16-34-7-13 8-20 30-15 48 5 18 21 30 34 27 13-4 20-20 15-33-5-12-20-18-33-9-12 9-19 32-15 49 4 18 18 28 29 25 11-3 17-18 13-28-3-11-15-15-25-7-9 7-14 24-11 38 5 28 17 32 17 67',
  'M32 0c0 18 0 29-9 35-11 8-16 23-11 37 5 14 20 24 32 24 12 0 18-10 13-17-5-8-20-12-33-4-13 8-20 27-15 42 4 15 19 25 31 24 11-1 17-13 13-21-4-8-17-11-27-5-9 6-15 21-12 34 5 29 18 34 18 71',
  'M32 0c0 29 6 46-8 57-10 9-15 26-10 40 5 14 18 24 27 23 10-1 15-11 11-18-4-7-16-10-26-2-10 8-16 25-13 41 6 32 19 38 19 79',
  'M32 0c0 40-3 60-3 96s3 64 3 124',
] as const;
