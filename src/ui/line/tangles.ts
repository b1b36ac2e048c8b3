/** The hero's line on a page 720 wide: from the left edge through the tangle to the loose end, straight at `y` 203. */
export const wideTangle =
  'M-10 198c12-10 60-43 72-60s6-32 2-42s-16-20-24-20s-21 10-23 22s-1 35 9 48s26 38 50 30s81-53 97-78s6-54-2-70s-32-29-48-26s-48 20-50 46s24 90 38 111s30 19 47 13s48-32 56-46s1-29-7-36s-32-13-43-9s-25 19-24 36s17 55 33 66s41 13 60 1s55-45 57-71s-24-71-44-85s-58-10-73 1s-36 39-16 64s102 74 138 88s60 7 76-5s23-49 22-65s-16-28-28-33s-32-1-41 5s-17 18-14 31s19 33 35 47s44 30 63 37s43 4 52 5H590';

/** The tangle on a phone 360 wide: in at the right edge, around the headline's last word, and out at the left edge. */
export const narrowTangle =
  'M400 100c-8 0-36-5-50 0s-22 20-32 30s-17 25-28 28s-29-1-35-8s-6-27 0-35s25-14 35-10s19 31 28 35s23-2 27-10s1-32-5-40s-22-13-30-10s-13 19-20 30s-11 27-20 35s-26 18-35 15s-21-21-20-30s17-25 25-25s25 16 22 25s-21 23-37 28s-44 2-60 2H-40';
/** Where it comes in again: from the left edge to the loose end. */
export const narrowLine = 'M-20 6H295';
