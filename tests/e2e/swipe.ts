import type { Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/**
 * Swipes with one finger in ten steps. The points are in CSS pixels of the window.
 * @param end `touchCancel` if the system cancels the touch
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
  for (let step = 1; step <= 10; step++) {
    const part = step / 10;
    await touch('touchMove', [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ]);
  }
  await touch(end, []);
  await session.detach();
}
