import type { Page } from 'playwright/test';
import { expect, frames } from './visit.ts';

/** The home page's line, as it is shown. */
const shown = (page: Page) => page.locator('main section').first().locator('svg:visible > path');

/** What the line looks like now. */
export const drawn = (page: Page) => shown(page).getAttribute('d');

/** Where the line of the home page's first screen ends: CSS pixels of the window. */
export const looseEnd = (page: Page) =>
  shown(page).evaluate((path: SVGPathElement) => {
    const end = path.getPointAtLength(path.getTotalLength());
    const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });

/** How much the line that is shown turns in all: radians; a straight one does not. */
export const turning = (page: Page) =>
  shown(page).evaluate((path: SVGPathElement) => {
    const points = Array.from({ length: path.getTotalLength() / 12 }, (_, at) => path.getPointAtLength(at * 12));
    const headings = points.slice(1).map(({ x, y }, at) => Math.atan2(y - (points[at]?.y ?? 0), x - (points[at]?.x ?? 0)));
    return headings
      .slice(1)
      .map((heading, at) => Math.abs(((heading - (headings[at] ?? 0) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI))
      .reduce((sum, turn) => sum + turn, 0);
  });

/** Words of the home page's first screen that the line touches, and into how many lines the headline breaks. */
export const composition = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((hero) => {
      const range = document.createRange();
      const words = [...hero.querySelectorAll('h1, p, a')].flatMap(({ firstChild: node }) =>
        [...(node?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: text, index }) => {
          if (node) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
          }
          const { left, right, top, bottom } = range.getBoundingClientRect();
          // Of a box that is higher than its letters, what these can fill.
          return { text, left, right, top: top + (bottom - top) * 0.12, bottom: bottom - (bottom - top) * 0.08 };
        }),
      );
      const [path] = [...hero.querySelectorAll<SVGPathElement>('svg > path')].filter((one) => one.checkVisibility());
      const matrix = path?.getScreenCTM() ?? undefined;
      const stroke = (matrix?.a ?? 1) * 2;
      const points = Array.from({ length: (path?.getTotalLength() ?? 0) / 4 }, (_, at) =>
        path?.getPointAtLength(at * 4).matrixTransform(matrix),
      );
      const touched = words.filter(({ left, right, top, bottom }) =>
        points.some(
          (point) =>
            point && point.x > left - stroke && point.x < right + stroke && point.y > top - stroke && point.y < bottom + stroke,
        ),
      );
      const heading = hero.querySelector('h1');
      if (heading) range.selectNodeContents(heading);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
      return { touched: touched.map(({ text }) => text), lines: lines.size };
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
  await frames(page, 20);
  await page.mouse.up();
}
