import { expect, test } from 'vitest';
import { linePieces } from '#src/screens/industries/linePieces.ts';

test.each([
  [
    [5, 2, 0, true],
    'from-left from-edge|last-column to-right|to-left|last-column|to-right to-edge',
  ],
  [[2, 3, 3, true], 'to-left to-edge|last-column from-right'],
  [[5, 3, 0, false], 'from-left from-edge||last-column to-right|to-left down|over-empty'],
  [[1, 3, 5, false], 'last-column from-left to-right down'],
] as const)('items, columns, items before, the last: %j', (line, pieces) => {
  const [count, columns, preceding, isLast] = line;
  const places = Array.from({ length: count }, (_, index) => ({ index, count, preceding, isLast }));
  expect(places.map((place) => linePieces(place, columns)).join('|')).toBe(pieces);
});
