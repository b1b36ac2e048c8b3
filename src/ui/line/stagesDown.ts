/**
 * From tangle to line in four pieces that run downwards, of 64 by 220. Each begins and ends at x =
 * 32. At every second crossing the line is above itself: the second path is of those parts.
 */
export const stagesDown = [
  [
    'M32 0c0 68 39 148 33 180s-58 37-70 12s48-31 47-61s-51-44-50-71s31-34 52-28s33 27 26 51s-48 28-56 57s18 50 18 80',
    'M48 92q3 12 6 24M4 171q10-7 20-14M22 31q12-2 23 1M46 107q-10 6-19 14M27 196q4 11 5 23',
  ],
  [
    'M32 0c0 50 41 104 39 130s-34 40-53 22s-32-62-20-90s51-50 69-27s-18 49-25 83s-10 64-10 102',
    'M52 74q5 11 10 22M25 32q11-6 23-7M37 149q-2 12-3 24',
  ],
  [
    'M32 0c0 23 10 41 8 62s-8 41-18 50s-22-1-26-12s-1-26 12-30s27 2 36 16s10 27 8 50s-20 52-20 84',
    'M27 71q12 6 18 16',
  ],
  ['M32 0v220', ''],
] as const;
