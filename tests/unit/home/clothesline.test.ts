import { expect, test } from 'vitest';
import { comingFrames, ofPage, placesOf, sagFrames } from '#src/screens/home/clothesline/motion.ts';

test.each([1, 2, 3])('%d covers hang inside the page, without touching', (count) => {
  const { at, anchor, size } = placesOf(count);
  const edges = size.flatMap((share, index) => {
    const left = (at[index] ?? 0) - (anchor[index] ?? 0) * share * ofPage;
    return [left, left + share * ofPage];
  });
  expect(edges).toHaveLength(2 * count);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges[0]).toBeGreaterThanOrEqual(0);
  expect(edges.at(-1)).toBeLessThanOrEqual(1);
});

test('frames are in order, and end where covers and line stay', () => {
  for (const frames of [comingFrames(900), comingFrames(900, true), sagFrames()]) {
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  }
  expect(comingFrames(900)[0]).toMatchObject({ transform: 'translateX(-900px) skewX(-14deg)' });
  expect(comingFrames(900).at(-1)).toMatchObject({ transform: 'translateX(0px) skewX(0deg)' });
  expect(sagFrames().at(-1)).toMatchObject({ sag: 1 });
});
