import { expect, test } from 'vitest';
import { createScrollLock } from '../../src/shell/menu/scrollLock.ts';

/** A fake page that records what was done to it. */
function pageAt(y: number) {
  const page = { y, frozen: false, moves: 0 };
  const hold = createScrollLock({
    position: () => page.y,
    moveTo: (y) => {
      page.y = y;
      page.moves += 1;
    },
    freeze: (frozen) => {
      page.frozen = frozen;
    },
  });
  return { page, hold };
}

test('a page is frozen until its last holder has released it, and a release that is called twice counts once', () => {
  const { page, hold } = pageAt(700);
  const first = hold();
  const second = hold();
  first();
  first();
  expect(page.frozen).toBe(true);
  second();
  expect(page).toEqual({ y: 700, frozen: false, moves: 0 });
});

test('a page that has moved although it was frozen returns to where the first holder found it', () => {
  const { page, hold } = pageAt(700);
  const first = hold();
  page.y = 640;
  const second = hold();
  first();
  second();
  expect(page.y).toBe(700);
});

test('a page that is held again later keeps its new position', () => {
  const { page, hold } = pageAt(700);
  hold()();
  page.y = 1200;
  const release = hold();
  page.y = 0;
  release();
  expect(page.y).toBe(1200);
});
