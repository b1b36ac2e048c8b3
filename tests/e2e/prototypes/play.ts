import type { FrameLocator, Locator, Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/** What the prototype says has happened. */
export const said = (frame: FrameLocator) => frame.locator('#said');

/** The middle of an element, in CSS pixels of the page's window. */
export async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab until an element has the focus. @throws Error after 30 presses */
export async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 30; presses++) {
    if (await element.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} cannot be reached with Tab`);
}

/** Drags with the mouse from one place to another. */
export async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Presses Escape in a prototype. Chromium may never confirm a key that removes its own frame, so this does not wait for that. */
export function pressEscape(page: Page) {
  page.keyboard.press('Escape').catch(() => {});
}
