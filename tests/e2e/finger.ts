import type { Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/**
 * Touches the screen, moves in ten steps and lifts; places in CSS pixels of the window.
 * @param end `touchCancel` when the system cancels the touch
 */
export async function swipe(
  page: Page,
  from: Point,
  to: Point,
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | typeof end, touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let move = 1; move <= 10; move++) {
    const part = move / 10;
    await touch('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
  await touch(end, []);
  await session.detach();
}
