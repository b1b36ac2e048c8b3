/**
 * A ball of yarn in one stroke, 235 by 166 units. It begins at the upper right and ends at the
 * lower left.
 */
export const knot =
  'c-23 24-86 86-115 104s-52 28-73 7-17-69-10-88 27-23 45-8 96 63 64 100-135 49-143-7 102-86 129-95 42 24 22 44-99 67-142 71-87-16-80-53 68-67 101-68 38 39 34 64-26 38-53 34-89-20-84-57 65-26 94-26 59-5 61 24-6 99-51 103-103-60-67-90 127-7 157 13-9 60-41 63-83-14-104-46-21-72 13-92 101-21 129 6 2 74-38 83-125-2-146-41 59-43 93-48 71-5 82 23-17 53-51 55-97-14-113-46 86-65 81-25-72 107-91 124';
/** The parts of the path that cross over others: a dash array of gaps and dashes along the path. */
export const crossingDashes =
  '0 113 8 84 9 28 8 23 8 21 8 30 10 69 9 31 8 146 18 41 15 18 8 28 11 30 8 23 10 26 8 97 8 76 10 33 11 54 8 64 8 21 14 57 8 28 11 20 8 30 11 54 8 24 8 37 11 40 8 26 18 39 8 37 8 31 9 26 13 21 11 79 18 32 11 20 9 38 11 23 16 27 8 25 8 24 14 112 17 30 18 16 14 12 12 17 9 48 18 148 8 50 8 40 8 43 8 20 8 30 13 50 18 127 8 36 9 29 8 42 9 36 10 15 8 16 17 81 8 18 8 42 8 22 8 16 8 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c36-31 36 31 0 0';

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M662-4${knot}c-48 43-95 82-173 87s-171 4-171 30c0 16 20 26 50 26H484${eye}`;
export const narrowTangle = `M426 19${knot}c-20 18-25 47-36 50s-18 6-18 13c0 8 8 12 18 12H272${eye}`;
