import { describe, expect, test } from 'vitest';
import { createScrollLock } from '../../src/shell/menu/scrollLock.ts';

/** A fake page that records what was done to it. */
function pageAt(start: number) {
  const page = { y: start, frozen: false, moves: 0 };
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

describe('the scroll lock', () => {
  test('freezes the page while it is held and releases it afterwards', () => {
    const { page, hold } = pageAt(700);
    const release = hold();
    expect(page.frozen).toBe(true);
    release();
    expect(page).toEqual({ y: 700, frozen: false, moves: 0 });
  });

  test('keeps the page frozen until the last holder has released, in any order', () => {
    const { page, hold } = pageAt(0);
    const first = hold();
    const second = hold();
    first();
    expect(page.frozen).toBe(true);
    second();
    expect(page.frozen).toBe(false);
  });

  test('counts a release that is called twice as one', () => {
    const { page, hold } = pageAt(0);
    const first = hold();
    const second = hold();
    first();
    first();
    expect(page.frozen).toBe(true);
    second();
    expect(page.frozen).toBe(false);
  });

  test('scrolls back a page that has moved although it was frozen', () => {
    const { page, hold } = pageAt(700);
    const release = hold();
    page.y = 640;
    release();
    expect(page.y).toBe(700);
  });

  test('returns to where the first holder found the page, not the second', () => {
    const { page, hold } = pageAt(700);
    const first = hold();
    page.y = 640;
    const second = hold();
    first();
    second();
    expect(page.y).toBe(700);
  });

  test('keeps the new position when it is acquired again later', () => {
    const { page, hold } = pageAt(700);
    hold()();
    page.y = 1200;
    const release = hold();
    page.y = 0;
    release();
    expect(page.y).toBe(1200);
  });
});
