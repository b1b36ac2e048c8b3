/**
 * A tangle in one stroke, about 270 by 176 units. It begins at the upper right and ends at the lower
 * left. Its large loops are at the outside, its densest part is left of the middle, and right of
 * this is one clear hole. Parts side by side are at least 8 units apart, so that a line of 4 units
 * is still clear.
 */
export const knot =
  'c-43 43-129 58-175 14s-112-36-151-9 66 150 129 130 140-119 82-130-59 30-119-6-119 98-59 118 186-28 154-83-94-74-152-57-8 85 43 117 106 50 156 3 28-121-46-133-123 41-131 50-40 50-17 74 45 4 63-14-8-48-18-56-37-23-53-18-17 30 27 50 40-28 11-13 20 68 42 50 28-10 51-12 20-34-11-26-39-1-49 2-17 19 8 36 62 5 21-39-85 15-11 17 108-30 97-59-73-29-93 3-4 85 51 94 102-60 50-110-167 0-154 47-37 77-54 84';
/** How far below its start the knot ends. */
export const knotDepth = 124;

/**
 * The parts of the path that cross over others: a dash array of gaps and dashes along the path. Each
 * dash is as long as the gap beside it has to be, so that the part below ends along the part above.
 */
export const crossingDashes =
  '0 84.5 7 28.5 13.5 55.5 12.5 34.5 15 83.5 16 124 7.5 103.5 19 102 9 82.5 10.5 34.5 8 38.5 14.5 51.5 10.5 32.5 17 76 23.5 75.5 12.5 64.5 16 46 12 26 18 133 12 59.5 6.5 46.5 18.5 183 7.5 199.5 17 21 9.5 49 12.5 65 11 19 7 22 8 42 6.5 21.5 16 54.5 7.5 30 7.5 26.5 10.5 25 9.5 37.5 10 36 9 50 8 56.5 8.5 21.5 7.5 24.5 10 44.5 9 16.5 13 30.5 11.5 24 9 18 7 27.5 10.5 38.5 11 45 15.5 85.5 8.5 32 10 19.5 10 24.5 9.5 27.5 15.5 247 17.5 25.5 9 36 8.5 26.5 11.5 19 10.5 18 13.5 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c46-40 46 40 0 0';

/**
 * In units of the wide drawing: the page's width between its margins, the line's height below the
 * top, and the line's first weight on desktops.
 */
export const wideUnits = { page: 522, height: 270, stroke: 2.2 } as const;

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M682 19${knot}c-84 38-353 54-353 101c0 16 20 26 50 26H472${eye}`;
export const narrowTangle = `M486 38${knot}c-50 20-103 2-103 24c0 13 9 22 24 22H260${eye}`;
