/**
 * Four pieces, 64 units wide, that lead downwards from tangle to line. The first begins with its
 * tangle, 196 units high, the others far above their step. All end far below it, at x = 32. Their
 * crossings are `crossingsOf(path, 11)`.
 */
export const stagesDown = [
  [
    'M32 0c0 30 25 111 15 137s-47 1-59-16s-1-41 6-62s12-26 25-33s25-6 33 0s11 16 6 28s-13 16-27 28s-27 13-36 27s-14 27-4 39s30 16 49 15s31-7 37-20s1-31-11-39s-29-11-43 2s-26 43-22 58s27 29 42 9s35-75 29-102s-47-49-56-22s16 117 16 147V3e3',
    '0 32 11 50 11 55 12 34 13 112 11 61 13 22 12 70 12 21 11 79 13 29 12 35 12 55 11 16 14 106 13 19 11 71 15 40 11 37 11 22 11 55 14 47 11 9e4',
  ],
  [
    'M32-2e3V0c0 36-27 92-23 122s29 23 40 18s21-24 12-39s-41-15-52-28s-8-25 0-33s23-12 35-6s19 16 18 34s-16 28-23 51s-7 21-7 57V3e3',
    '0 79 12 70 11 85 11 73 11 74 11 108 11 102 11 9e4',
  ],
  ['M32-2e3V0c0 28-10 36-10 64s17 42 17 68s-7 38-7 66V3e3', ''],
  ['M32-2e3V0V3e3', ''],
] as const;
