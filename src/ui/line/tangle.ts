/**
 * A tangle in one stroke, about 350 by 175 units. It begins at the upper right and ends at the lower
 * left, where it runs through its own last loop. A few wide loops surround a ball of tight turns.
 * Parts side by side are at least 8 units apart and crossings about 12, so that a line of 4 units is
 * still clear.
 */
export const knot =
  'c-36 36-200 29-219 13s-41-1-35 20 12 21 17 29 5 17-2 21-19 3-58 0-22 35-3 22 32-26 9-34-38-50 11-81 83-14 101-3 97 67 74 111-161 70-181 0 12-79 26-47 33 12 52 14 30 38 55 45 38-21 16-34-27-3-43 0-40 16-28 30 35-7 9-22-25-91-73-110-77 26-60 70 20 47 36 58 22-13 37 9 16 20 39 12 41 2 53-18-12-21-28-76-39-8-46-2 0 2-18 12-49 26-79 41-52 18-52 33 27 17 52 29 86-24 114-29 16 33-4 15-23-35-29-48-25-12-19-40 23-16 37-10 17-8 30-27 36-43 76-38 82 45 91 75-5 68-73 61-50-80-83-70-47 28-48 40 14 39 30 54 29 5 29-7-27-30-33-41-8-40-30-30-31 60 7 50 66-69 82-52-34 30-37 10 53-37 53 1-73 49-104 52-47 4-59 16';
/** How far below its start the knot ends. */
export const knotDepth = 124;

/**
 * The dash array of the knot's parts that are above others, as `crossingsOf` finds them, for pages that
 * can't compute it. Each drawing adds where its line runs through the last loop.
 */
export const knotDashes =
  '0 129 13 76 9 15 9 29 9 17 9 25 9 16 9 12 9 61 10 15 9 26 10 173 10 150 10 183 10 8 10 14 11 38 9 17 9 23 9 11 10 20 9 25 9 77 10 16 10 17 10 14 9 28 9 21 9 27 9 17 11 36 11 169 9 29 9 33 9 26 10 23 9 35 9 16 10 17 9 12 11 29 9 17 9 17 9 22 10 22 9 212 11 18 10 25 9 23 10 14 10 15 9 35 10 31 9 20 10 22 9 183 10 141 9 39 9 19 10 16 9 34 9 14 10 19 9 13 10 13 9 34 9 16 9 20 9 28 9 21 10 32 9 29 9 12 9 11 10 43 9 19 9 25 10 69 9 14 9 13 11 23 10 18 11';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c56-49 56 49 0 0';

/** The line's weight in the drawings' units. */
export const lineWeight = 3.8;

/**
 * From the right edge through the tangle to the loose end, on a page 560, 485 or 360 units wide, with
 * room for a word between the eye and the page's right margin, which is 15 units from the edge. The
 * page's edge cuts the tangle. The line turns at the left margin.
 */
export const desktopTangle = `M692 19${knot}c-66 66-363 58-363 101c0 16 20 26 50 26H310${eye}`;
export const tabletTangle = `M619 26${knot}c-50 50-229-10-229 33c0 17 14 29 36 29H352${eye}`;
export const phoneTangle = `M510 38${knot}c-26 26-94 20-94 43c0 10 8 17 22 17H240${eye}`;
