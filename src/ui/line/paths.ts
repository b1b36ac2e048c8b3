/** Hand-drawn. Each path enters at the left edge and leaves at the right on its baseline, so that pieces join. */

/** The hero's tangle: CSS pixels from the page's left edge. It ends at (590, 172), where the straight stroke begins. */
export const wideTangle =
  'M-10 150C38 132 62 52 126 50c44-2 52 42 38 78-14 34-68 34-82 26-26-18-8-70 24-104 46-46 92-40 122-8 30 38 22 90-8 120-28 18-60 8-68-16-12-38 8-78 48-100 42-16 104 2 122 36 14 36-20 82-60 88-36 4-58-12-54-32 8-38 64-64 102-62 42 4 62 30 58 52-12 36-54 48-78 40-26-8-28-30-14-42 26-24 86-40 134-30 32 6 56 26 82 44 28 20 56 22 98 22';
export const wideTangleEnd = { x: 590, y: 162 };

/** The same for a phone: three loops over a thumb's width. */
export const narrowTangle =
  'M-8 92C14 82 26 34 62 30c28-2 34 26 24 50-10 20-42 20-50 12-16-14-2-46 22-64 28-22 60-16 74 8 14 28 2 58-20 66-24 6-40-12-34-32 8-26 38-42 64-36 26 8 32 34 16 50-14 12-36 8-38-8 0-18 22-32 48-28 26 4 34 44 74 44';
export const narrowTangleEnd = { x: 242, y: 92 };

/** From tangle to line in four pieces, 320 by 140, baseline 70: drawn once for the page's width. */
export const stages = [
  'M0 70C30 70 38 18 92 16c62-2 80 96 18 108-52 8-72-54-20-82 52-26 122-12 130 44 6 42-60 52-70 12-8-38 50-78 102-56 40 18 34 72-6 72-30 0-30-42 14-46 25-2 40 2 60 2',
  'M0 70c42 0 62-42 112-42 52 0 58 84 10 86-42 0-36-58 22-64 72-6 74 64 38 60-32-6-12-46 40-48 40-2 68 8 98 8',
  'M0 70c62 0 102-32 154-32 50 0 52 68 16 68-34 0-28-38 24-40 42-2 86 4 126 4',
  'M0 70c40 0 64-7 106-5 40 2 56 5 94 5h120',
] as const;

/** The same four for a phone, running downwards: 64 by 220, baseline x = 32. */
export const stagesDown = [
  'M32 0c0 20-24 26-25 62-1 42 46 52 50 12 2-34-28-46-40-12-12 36-2 84 24 86 22 2 24-40 4-46-20-4-28 34-20 62 4 16 7 34 7 56',
  'M32 0c0 30-20 42-20 76 0 36 42 40 44 8 0-28-30-26-34 14-2 50 30 50 30 26-4-22-22-8-24 28 0 26 4 44 4 68',
  'M32 0c0 44-16 70-16 106 0 34 34 36 34 10 0-22-18-18-20 16-2 30 2 58 2 88',
  'M32 0c0 28-3 44-2 72 1 28 2 40 2 66v82',
] as const;
