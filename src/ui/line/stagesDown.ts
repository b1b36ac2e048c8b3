/**
 * From tangle to line in four pieces that run downwards, of 64 by 220. Each begins and ends at x =
 * 32. At every second crossing the line is above itself: the second path is of those parts.
 */
export const stagesDown = [
  [
    'M32 0c0 68 39 148 33 180s-58 37-70 12s48-31 47-61s-51-44-50-71s31-34 52-28s33 27 26 51s-48 28-56 57s18 50 18 80',
    'M47.6 92.1q4.2 15.2 6.6 23.8M3.7 170.5q8.6-5.9 20.4-13.3M22 30.5q12-1.6 23 1.8M46.2 107.2q-13.5 8.2-19.5 13.6M27 196q5.1 13.6 5 23.1',
  ],
  [
    'M32 0c0 50 41 104 39 130s-34 40-53 22s-32-62-20-90s51-50 69-27s-18 49-25 83s-10 64-10 102',
    'M52.2 74q3.6 8.1 9.6 22M25 32.1q12.5-7.1 23-6.7M36.6 148.8q-1.6 11-2.7 24.1',
  ],
  [
    'M32 0c0 23 10 41 8 62s-8 41-18 50s-22-1-26-12s-1-26 12-30s27 2 36 16s10 27 8 50s-20 52-20 84',
    'M27 71q10.4 4.4 17.7 16.1',
  ],
  ['M32 0v220', ''],
] as const;
