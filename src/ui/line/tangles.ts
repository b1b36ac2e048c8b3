/** The hero's line on a page 720 wide: from the left edge through the tangle to the loose end, straight at `y` 203. */
export const wideTangle =
  'M-11 198c18-10 34-22 50-38s33-36 28-52s-32-30-44-21s-8 39 4 60s32 30 51 27s36-19 53-33s34-28 43-46s9-42 0-61s-30-32-50-31s-42 18-48 36s1 40 8 62s13 44 27 57s34 16 55 10s43-22 47-42s-11-42-29-45s-38 14-43 34s6 43 23 58s37 21 57 16s37-20 49-38s19-38 17-58s-14-40-30-54s-36-22-57-19s-43 19-48 37s8 38 23 53s34 25 52 36s36 21 56 30s41 15 61 11s35-19 43-40s8-45-7-59s-45-14-58-2s-8 37 4 55s29 30 48 40s38 18 59 21s41 1 62 1H590';

/** The tangle on a phone 360 wide: in at the right edge, around the headline's last word, and out at the left edge. */
export const narrowTangle =
  'M400 100c-8 0-36-5-50 0s-22 20-32 30s-17 25-28 28s-29-1-35-8s-6-27 0-35s25-14 35-10s19 31 28 35s23-2 27-10s1-32-5-40s-22-13-30-10s-13 19-20 30s-11 27-20 35s-26 18-35 15s-21-21-20-30s17-25 25-25s25 16 22 25s-21 23-37 28s-44 2-60 2H-40';
/** Where it comes in again: from the left edge to the loose end. */
export const narrowLine = 'M-20 6H295';
