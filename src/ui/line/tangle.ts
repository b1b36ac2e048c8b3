/**
 * A ball of yarn in one stroke, 236 by 164 units. It begins at the upper right and ends at the
 * lower left.
 */
export const knot =
  'c-16 17-40 12-61 10s-43 1-54 15-15 38-28 57-36 30-55 26-32-25-28-44 25-37 45-44 41-2 61 1 39 6 51 19 16 37 5 50-37 14-60 13-45-1-59-13-19-33-7-46 41-17 63-11 37 21 40 39-6 38-23 53-41 25-58 21-29-23-29-44 14-42 33-51 44-6 55 9 4 40-9 55-34 21-54 24-41 3-64-5-51-23-57-42 10-39 28-47 38-1 62 3 51 5 65 17 12 37-3 49-44 11-65 7-35-12-44-29-11-43-7-63 16-32 34-39 44-11 60-1 23 34 20 54-16 36-35 45-45 12-57-1-10-40 1-58 32-26 53-30 43-5 61 3 32 24 32 41-17 35-34 40-34-6-51-12-36-11-57-8-41 13-54 30-16 39-22 56';
/** The parts of the path that cross over others: a dash array of gaps and dashes along the path. */
export const crossingDashes =
  '0 113 12 19 10 28 10 52 10 51 10 90 10 40 16 118 10 39 16 23 12 21 10 69 10 73 12 117 10 19 10 20 10 38 10 41 12 101 16 182 10 33 10 36 16 24 10 26 10 149 10 157 14 25 10 20 10 38 10 23 16 53 10 152 10 37 12 35 10 23 10 29 10 36 10 49 10 2e3';

/** A loop at the loose end, like a needle's eye, which shows where to pull. It ends where it begins. */
export const eye = 'c36-31 36 31 0 0';

/**
 * From the right edge through the ball to the loose end, on a page 560 or 360 units wide, with room
 * for a word between the eye and the page's right margin. The page's edge cuts the ball. The line
 * turns at the left margin.
 */
export const wideTangle = `M662-4${knot}c-18 52-80 60-164 66s-171 4-171 30c0 16 20 26 50 26H484${eye}`;
export const narrowTangle = `M426 19${knot}c-7 20-16 26-27 29s-18 6-18 13c0 8 8 12 18 12H272${eye}`;
