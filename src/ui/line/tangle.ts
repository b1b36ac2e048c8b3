/**
 * A tangle in one stroke, about 240 by 160 units. It begins at the upper right and ends at the lower
 * left. Its large loops are at the outside and its curls left of the middle. Parts side by side are
 * at least 9 units apart, so that a line of 4 units is still clear.
 */
export const knot =
  'c-42 42-118 65-148 27s-92-55-131-28 11 99 79 119 134-26 104-73-52 2-100-35-96 83-50 106 107-30 116-86-51-82-99-59-48 75 14 113 130 7 152-23 2-78-65-82-127 67-118 94 47 19 52-5-17-47-34-58-31 3-23 19 36 45 63 52 42-17 14-37-42 10-23 19 59 4 75-12 10-44-14-48-62 21-42 69 137-1 88-57-112-1-128 26-12 51-50 67';
/** How far below its start the knot ends. */
export const knotDepth = 108;

/**
 * The parts of the path that cross over others: a dash array of gaps and dashes along the path. Each
 * dash is as long as the gap beside it has to be, so that the part below ends along the part above.
 */
export const crossingDashes =
  '0 86 9 30 10 27 15 21.5 12 61 21 132.5 8 156 23 27 11 34 7 38.5 9 23.5 12.5 42.5 13.5 38 17.5 68.5 22 36 10.5 47 9 24 14 15.5 15 159.5 15.5 27 9 55.5 16 133 11 155.5 14.5 25.5 7 40.5 13.5 43 14.5 19 9.5 31 8 20.5 14 46.5 10 44.5 8 39.5 8.5 48 9 36.5 11 25.5 18.5 32 14 53.5 10 25.5 10 34 12 76.5 19 96.5 13 50 9 48.5 10 19.5 8 21 7 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c46-40 46 40 0 0';

/**
 * In units of the wide drawing: the page's width between its margins, the line's height below the
 * top, and the line's first weight on desktops.
 */
export const wideUnits = { page: 522, height: 261, stroke: 2.2 } as const;

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M682 16${knot}c-84 38-393 64-393 111c0 16 20 26 50 26H472${eye}`;
export const narrowTangle = `M465 37${knot}c-45 16-122 20-122 43c0 12 8 20 20 20H260${eye}`;
