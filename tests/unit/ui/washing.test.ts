import { expect, test } from 'vitest';
import {
  caughtAt,
  dropAt,
  dropFrames,
  placesOf,
  riseMs,
  sagFrames,
} from '#src/screens/home/washing/hanging.ts';

test.each([1, 2, 3])('%d covers hang from the left to the right', (count) => {
  for (const middles of [placesOf(count).wide, placesOf(count).narrow]) {
    expect(middles).toHaveLength(count);
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  }
});

test('covers fall one after the other, onto a line that has risen', () => {
  expect(caughtAt(0)).toBeGreaterThan(riseMs);
  expect(dropAt(2) - dropAt(1)).toBe(90);
});

test.each([false, true])('a cover falls into the window, with one peg: %j', (hasOnePeg) => {
  const frames = dropFrames(400, hasOnePeg);
  expect(frames[0]?.transform).toBe('translateY(-400px)');
  expect(frames.at(-1)).toMatchObject({
    offset: 1,
    transform: `translateY(0) ${hasOnePeg ? 'rotate(11deg)' : 'skewX(0deg)'}`,
  });
});

test.each([1, 3])('the line sags when it catches each of %d covers, and comes to rest', (count) => {
  const { frames, total } = sagFrames(count);
  const times = frames.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(frames[0]).toEqual({ at: 0, sag: 0 });
  expect(frames).toContainEqual({ at: caughtAt(0), sag: 0 });
  expect(frames.at(-1)).toEqual({ at: total, sag: 1 });
});
