import type { Page } from 'playwright/test';
import { expect, waitForFrames } from './visit.ts';

/** The first section of the home page, with the drawn line that visitors can pull. */
export const hero = (page: Page) => page.locator('main section').first();

/** The visible one of the line's two drawings, for wide and for narrow windows. */
const line = (page: Page) => hero(page).locator('svg:visible > path');

export const pathData = (page: Page) => line(page).getAttribute('d');

/** Returns the position of the line's loose end, in CSS pixels of the viewport. */
export const looseEnd = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const end = path.getPointAtLength(path.getTotalLength());
    const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });

/** Returns points of the line from its loose end, each 20 units from the next, as far as the window's edge. */
export const pathPoints = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const length = path.getTotalLength();
    const width = path.ownerSVGElement?.viewBox.baseVal.width ?? 0;
    return Array.from({ length: length / 20 }, (_, index) => {
      const { x, y } = path.getPointAtLength(length - index * 20);
      return { x, y };
    }).filter(({ x }) => x < width);
  });

/** Returns the sum of the line's turns in radians: 0 if it is straight. */
export const turning = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const points = Array.from({ length: path.getTotalLength() / 12 }, (_, index) =>
      path.getPointAtLength(index * 12),
    );
    const headings = points
      .slice(1)
      .map(({ x, y }, index) =>
        Math.atan2(y - (points[index]?.y ?? 0), x - (points[index]?.x ?? 0)),
      );
    return headings
      .slice(1)
      .map((heading, index) =>
        Math.abs(((heading - (headings[index] ?? 0) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI),
      )
      .reduce((sum, angle) => sum + angle, 0);
  });

/** Returns the words in the hero that the line touches, and the number of lines in its headline. */
export const touchedWords = (page: Page) =>
  hero(page).evaluate((section) => {
    const range = document.createRange();
    const words = [...section.querySelectorAll('h1, p, a, a span')].flatMap(
      ({ firstChild: node }) =>
        [...(node?.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: text, index }) => {
          if (node) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
          }
          const { left, right, top, bottom, height } = range.getBoundingClientRect();
          // Letters don't fill the height of their box.
          return { text, left, right, top: top + height * 0.12, bottom: bottom - height * 0.08 };
        }),
    );
    const path = [...section.querySelectorAll<SVGPathElement>('svg > path')].find((it) =>
      it.checkVisibility(),
    );
    const matrix = path?.getScreenCTM() ?? undefined;
    const stroke = (matrix?.a ?? 1) * 2;
    const points = Array.from({ length: (path?.getTotalLength() ?? 0) / 4 }, (_, index) =>
      path?.getPointAtLength(index * 4).matrixTransform(matrix),
    );
    const touched = words.filter(({ left, right, top, bottom }) =>
      points.some(
        (point) =>
          point &&
          point.x > left - stroke &&
          point.x < right + stroke &&
          point.y > top - stroke &&
          point.y < bottom + stroke,
      ),
    );
    range.selectNodeContents(section.querySelector('h1') ?? section);
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top }) => Math.round(top));
    return { touched: touched.map(({ text }) => text), headlineLines: new Set(tops).size };
  });

/** Returns the bottom of the lowest link in the hero, in CSS pixels of the viewport. */
export const linksBottom = async (page: Page) =>
  Math.max(
    ...(await hero(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))),
  );

/** Moves the mouse near the line's end and waits until it rises, so that it can be grabbed. */
export async function approach(page: Page) {
  const before = await pathData(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await expect.poll(() => pathData(page)).not.toBe(before);
}

/** Grabs the line at a point and drags it to the right edge of a window 1440 px wide. */
export async function pull(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(1400, y, { steps: 12 });
  // The line follows the pointer with a delay.
  await waitForFrames(page, 20);
  await page.mouse.up();
}

export const expectStraight = (page: Page) => expect.poll(() => turning(page)).toBeLessThan(0.01);
