import type { Page } from 'playwright/test';
import type { Point } from '#src/ui/line/point.ts';

/** Swipes with one finger in ten steps. The points are in CSS pixels of the window. */
export async function swipe(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    const between = (a: number, b: number) => a + ((b - a) * step) / 10;
    await touch('touchMove', [{ x: between(from.x, to.x), y: between(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}
