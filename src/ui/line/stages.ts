/**
 * Four pieces of 320 by 140 that lead from tangle to line. Each begins and ends on the baseline,
 * y = 70, so that pieces join.
 */
export const stages = [
  'M0 70H22c26 0 99-38 131-41s34 16 28 27s-34 27-57 30s-49-4-58-14s2-36 13-36s25 22 43 36s31 36 45 36s26-20 24-35s-21-26-35-38s-20-18-33-20s-22 4-31 12s-11 15-14 28s-4 25 0 35s9 8 21 14s25 18 39 18s28-5 29-18s-11-41-26-46s-40 7-48 19s-4 38 9 42s29-13 56-23s42-26 78-26H320',
  'M0 70c30 0 92 11 86-13s6-45 24-41 38 33 41 62-14 52-30 49-29-30-26-57 22-50 38-51 27 21 20 44-32 45-52 47-34-15-27-32 31-31 53-30 113 22 193 22',
  'M0 70c41 0 61-7 87-28 16-12 43-13 63-2 19 11 28 33 23 46-5 14-23 18-34 9-12-8-15-27-3-39 13-12 40-16 62-9 47 16 54 23 122 23',
  'M0 70c40 0 70-6 120-6s90 6 200 6',
] as const;

/** The upper parts of each piece's crossings: `crossingsOf(stage, 13)`. */
export const crossingsOfStages = [
  '0 73 16 59 17 68 13 58 13 27 14 36 15 39 15 26 14 54 14 106 13 28 16 45 16 55 13 61 14 33 15 62 15 30 15 9e4',
  '0 79 22 92 16 106 13 84 14 58 22 102 26 2 19 42 13 9e4',
  '0 317 16 9e4',
  '',
] as const;

/** Joins pieces that start as "M0 70" to a line that continues past both edges of any window. */
export const acrossWindow = (...pieces: readonly string[]) =>
  `M-3000 70H0${pieces.map((piece) => piece.slice('M0 70'.length)).join('')}H6000`;
