import { expect, test } from 'vitest';
import { lockScroll } from '#src/shell/menu/scrollLock.ts';

test('freezes the page until released, and then restores its position', () => {
  const page = { y: 700, frozen: false };
  const release = lockScroll({
    position: () => page.y,
    moveTo: (y) => Object.assign(page, { y }),
    freeze: (frozen) => Object.assign(page, { frozen }),
  });
  expect(page.frozen).toBe(true);
  page.y = 640;
  release();
  expect(page).toEqual({ y: 700, frozen: false });
});
