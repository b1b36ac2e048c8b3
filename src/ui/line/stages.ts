import { tangle } from './lineStroke.ts';

/**
 * From tangle to line in four pieces, 320 by 140, baseline 70: drawn once for the page's width. Each enters at the left edge and leaves at the right on
 * its baseline, so that pieces join.
 */
export const stages = [
  tangle,
  'M0 70c27 0 39-12 54-27 16-15 44-19 65-8 21 12 33 37 26 55-7 18-31 24-48 13-17-12-22-41-5-60 17-19 54-25 82-12 28 13 41 41 33 59-7 18-34 22-51 11-17-10-22-32-8-45 14-14 45-16 68-7 40 14 46 21 104 21',
  'M0 70c41 0 61-7 87-28 16-12 43-13 63-2 19 11 28 33 23 46-5 14-23 18-34 9-12-8-15-27-3-39 13-12 40-16 62-9 47 16 54 23 122 23',
  'M0 70c40 0 70-6 120-6s90 6 200 6',
] as const;
