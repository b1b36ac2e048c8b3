import type { Page } from 'playwright/test';
import { expect, frames } from './visit.ts';

/** The paths of the home page's line that are shown, from the far end to the loose one. */
const shown = (page: Page) => page.locator('main section').first().locator('svg:visible > path');

/** What the line looks like now. */
export const drawn = (page: Page) => shown(page).evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));

/** Where the line of the home page's first screen ends: CSS pixels of the window. */
export const looseEnd = (page: Page) =>
  shown(page)
    .last()
    .evaluate((path: SVGPathElement) => {
      const end = path.getPointAtLength(path.getTotalLength());
      const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    });

/** How much the line that is shown turns in all: radians; a straight one does not. */
export const turning = (page: Page) =>
  shown(page).evaluateAll((paths) => {
    let sum = 0;
    for (const path of paths as SVGPathElement[]) {
      const points = Array.from({ length: path.getTotalLength() / 12 }, (_, at) => path.getPointAtLength(at * 12));
      const headings = points.slice(1).map(({ x, y }, at) => Math.atan2(y - (points[at]?.y ?? 0), x - (points[at]?.x ?? 0)));
      for (const [at, heading] of headings.slice(1).entries())
        sum += Math.abs(((heading - (headings[at] ?? 0) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    }
    return sum;
  });

/** Comes near with the mouse and waits until the line has risen, so that it can be taken. */
export async function comeNear(page: Page) {
  const before = await drawn(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await expect.poll(() => drawn(page)).not.toBe(before);
}

/** Pulls the line to the right with the mouse, a good part of the page's width. */
export async function pull(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(1400, y, { steps: 12 });
  // The cord comes after the hand.
  await frames(page, 10);
  await page.mouse.up();
}
