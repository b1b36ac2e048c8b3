/**
 * A ball of yarn in one stroke, about 210 by 159 units. It begins at the upper right and ends at the
 * lower left. Two of its loops reach further right, beyond the page's edge.
 */
export const knot =
  'c-24 24-78 109-120 120s-82-30-98-49-13-26 11-33 63-8 80 8-28 39-59 43-77 6-76-27 28-34 80-37 150-37 178 37-157-1-192-6-28-28-14-39 120-26 141-7-28 38-58 45-106 50-126 9 8-101 70-101 108 68 97 112-109 44-143 32-20-53 1-83 57-40 81-27 53 55 43 80-70 24-87 8 8-28 42-47 55-11 77 2 33 58 1 58-148-28-168-56 3-44 33-42 112 37 86 71-97 37-133 33-59-59-31-87 131-37 169-30 69 78 27 84-117-41-143-68 93-41 78-1-93 97-115 106';
/** How far below its start the knot ends. */
export const knotDepth = 108;

/**
 * The parts of the path that cross over others: a dash array of gaps and dashes along the path. Each
 * dash is as long as the gap beside it has to be, so that the part below ends along the part above.
 */
export const crossingDashes =
  '0 79 10.5 33 12.5 99.5 14 20 11 22 11.5 31.5 16 29 15 31.5 9.5 19 17 29 12.5 38 12.5 54.5 6.5 17 11.5 40.5 14 29.5 11 33.5 12 47 6.5 127.5 11.5 22.5 9 22 13.5 34 12 31.5 7.5 19.5 7 52.5 10 34.5 13 35 11 18.5 9.5 21 6.5 12 9 23.5 17.5 26.5 6.5 19.5 15 35 18.5 175.5 19 24 10 20 7.5 37.5 9 67.5 22 69.5 7 15.5 13.5 30 14.5 26 17.5 50 15.5 22 10 39 6.5 16 17.5 49 17 14.5 7.5 24.5 11 28.5 11 30.5 13.5 12.5 13.5 43.5 13 31 13.5 25.5 14 28.5 17.5 12.5 10 31 10 39 8.5 39.5 21.5 14 16.5 34 7 18.5 10.5 21.5 26 44 28 153.5 15 75.5 16.5 58 17.5 21 8.5 39 9 25.5 8.5 13.5 15 31 7.5 16.5 14 10 7 18.5 10 85.5 8 14 7 15.5 10.5 20.5 12 17 7 16.5 11.5 12.5 14.5 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c46-40 46 40 0 0';

/**
 * In units of the wide drawing: the page's width between its margins, the line's height below the
 * top, and the line's first weight on desktops.
 */
export const wideUnits = { page: 522, height: 251, stroke: 2.2 } as const;

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M682 16${knot}c-84 38-393 54-393 101c0 16 20 26 50 26H472${eye}`;
export const narrowTangle = `M440 37${knot}c-40 16-97 20-97 43c0 12 8 20 20 20H260${eye}`;
