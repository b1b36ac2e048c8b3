import { expect, test } from 'vitest';
import { createScrollLock } from '../../src/shell/menu/scrollLock.ts';

/** A fake page that records what was done to it. */
function pageAt(y: number) {
  const page = { y, frozen: false };
  const hold = createScrollLock({
    position: () => page.y,
    moveTo: (y) => {
      page.y = y;
    },
    freeze: (frozen) => {
      page.frozen = frozen;
    },
  });
  return { page, hold };
}

test('a page is frozen until its last holder has released it, and a release that is called twice counts once; then it is where it was', () => {
  const { page, hold } = pageAt(700);
  const first = hold();
  const second = hold();
  first();
  first();
  expect(page.frozen).toBe(true);
  page.y = 640;
  second();
  expect(page).toEqual({ y: 700, frozen: false });
  page.y = 1200;
  hold()();
  expect(page.y).toBe(1200);
});
