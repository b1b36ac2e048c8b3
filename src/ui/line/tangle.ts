/**
 * A ball of yarn in one stroke, about 210 by 166 units. It begins at the upper right and ends at the
 * lower left. Two of its loops reach further right, beyond the page's edge.
 */
export const knot =
  'c-23 23-77 112-123 128s-79-34-94-49-8-33 10-38 66-11 77 12-22 39-51 43-84 3-86-30 33-36 82-36 157-51 181 40-155-2-189-8-34-32-11-41 107-31 140-13-30 41-65 52-100 51-125 11 11-111 66-106 113 68 97 119-109 46-141 28-17-56 2-83 50-48 83-34 54 60 41 89-64 28-83 8 16-40 42-50 57-13 78 4 26 63 2 64-148-40-174-60 9-53 37-47 110 32 88 70-108 44-148 32-53-60-20-87 128-43 171-31 68 85 25 89-122-44-142-74 87-36 77 0-94 104-115 114';
/** The parts of the path that cross over others: a dash array of gaps and dashes along the path. */
export const crossingDashes =
  '0 37 8 81 8 80 21 27 12 15 8 28 8 36 12 47 8 16 11 35 14 40 12 52 14 20 13 17 16 42 15 28 9 42 8 152 13 30 8 23 10 24 14 27 10 32 11 34 18 26 13 30 16 50 8 18 8 15 8 19 14 25 15 20 10 33 13 66 16 143 12 29 10 34 8 23 8 125 18 12 12 32 8 33 8 64 11 35 9 27 8 34 8 46 20 21 8 14 10 36 14 24 9 22 12 26 11 63 11 18 13 21 14 32 8 27 9 26 8 54 13 36 8 29 12 33 8 19 13 42 12 52 13 168 8 80 19 59 11 23 14 44 8 19 8 33 10 16 11 15 7 17 8 78 16 16 11 13 10 13 8 26 9 19 11 12 8 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c36-31 36 31 0 0';

/**
 * In units of the wide drawing: the page's width between its margins, and the line's first weight on
 * desktops.
 */
export const wideUnits = { page: 522, stroke: 2.2 } as const;

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M682 16${knot}c-84 40-393 56-393 109c0 16 20 26 50 26H484${eye}`;
export const narrowTangle = `M440 37${knot}c-29 14-97 14-97 49c0 12 8 20 20 20H272${eye}`;
