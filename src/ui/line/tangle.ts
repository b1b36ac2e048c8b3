/**
 * A tangle in one stroke, about 350 by 175 units. It begins at the upper right and ends at the lower
 * left, where it runs through its own last loop. A few wide loops surround a knot of tight turns.
 * Parts side by side are at least 8 units apart, so that a line of 4 units is still clear.
 */
export const knot =
  'c-36 36-186 4-204 24s14 34-25 36-39 19-62 11-38-50 11-81 83-14 101-3 97 67 74 111-183 63-183-3 26-75 34-63-13 28-2 39 29-12 53 15 45-17 5-17-26-76-74-95-77 26-60 70 65 66 107 48 34-36 28-54-18-25-30-22-14 13-32 23-78 24-89 46 0 36 25 50 59-6 74-31-4-49 14-66 13-16 26-35 36-43 76-38 82 45 91 75-5 68-73 61-56-77-86-63-29 10-53 12-26 19-14 29 31 12 52-7 33-28 43-27 20 16-9 35-36 25-67 28-41 9-59 16';
/** How far below its start the knot ends. */
export const knotDepth = 124;

/**
 * The parts of the path that cross over others: a dash array of gaps and dashes along the path. Each
 * dash is as long as the gap beside it has to be, so that the part below ends along the part above.
 */
export const crossingDashes =
  '0 135 17.5 71 9.5 40 7.5 24.5 8 30.5 7.5 168.5 10.5 149.5 12.5 179 8.5 36 7 60.5 10.5 20.5 9 33.5 12 17 9.5 47 10 15.5 11 17.5 10.5 51.5 12 189 10 76.5 7.5 25.5 11 21.5 7.5 28 8.5 42.5 14.5 31.5 8 147.5 10 27 10.5 15.5 7 17 9.5 31.5 9 192.5 11.5 198 10 36 8 22.5 8 21 11.5 60 8 31.5 10 25.5 8.5 43 7.5 71 15 63 17.5 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c46-40 46 40 0 0';

/**
 * In units of the wide drawing: the page's width between its margins, the line's height below the
 * top, and the line's weight on desktops.
 */
export const wideUnits = { page: 526, height: 270, stroke: 3.3 } as const;

/**
 * From the right edge through the tangle to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the tangle. The line
 * turns at the left margin.
 */
export const wideTangle = `M682 19${knot}c-84 38-353 54-353 101c0 16 20 26 50 26H472${eye}`;
export const narrowTangle = `M486 38${knot}c-36 12-40 4-75 4c-28 0-28 42 0 42H260${eye}`;
