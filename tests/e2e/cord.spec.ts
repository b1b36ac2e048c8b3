import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { loadPage } from '../../src/content/build/load.ts';
import { mascots } from '../../src/content/facts/mascots.ts';
import { routes } from '../../src/site.ts';
import { swipe } from './finger.ts';
import { noticeOf } from './notice.ts';
import { expect, frames, hydrated, scrollTop, test, visit } from './visit.ts';

/** The home page's line, as it is shown. */
const shown = (page: Page) => page.locator('main section').first().locator('svg:visible > path');

/** What the line looks like now. */
const drawn = (page: Page) => shown(page).getAttribute('d');

/** Where the line of the home page's first screen ends: CSS pixels of the window. */
const looseEnd = (page: Page) =>
  shown(page).evaluate((path: SVGPathElement) => {
    const end = path.getPointAtLength(path.getTotalLength());
    const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });

/** How much the line that is shown turns in all: radians; a straight one does not. */
const turning = (page: Page) =>
  shown(page).evaluate((path: SVGPathElement) => {
    const points = Array.from({ length: path.getTotalLength() / 12 }, (_, at) =>
      path.getPointAtLength(at * 12),
    );
    const headings = points
      .slice(1)
      .map(({ x, y }, at) => Math.atan2(y - (points[at]?.y ?? 0), x - (points[at]?.x ?? 0)));
    return headings
      .slice(1)
      .map((heading, at) =>
        Math.abs(((heading - (headings[at] ?? 0) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI),
      )
      .reduce((sum, turn) => sum + turn, 0);
  });

/** Words of the home page's first screen that the line touches, and into how many lines the headline breaks. */
const composition = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((hero) => {
      const range = document.createRange();
      const words = [...hero.querySelectorAll('h1, p, a, a span')].flatMap(({ firstChild: node }) =>
        [...(node?.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: text, index }) => {
          if (node) {
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
          }
          const { left, right, top, bottom } = range.getBoundingClientRect();
          // Of a box that is higher than its letters, what these can fill.
          return {
            text,
            left,
            right,
            top: top + (bottom - top) * 0.12,
            bottom: bottom - (bottom - top) * 0.08,
          };
        }),
      );
      const [path] = [...hero.querySelectorAll<SVGPathElement>('svg > path')].filter((one) =>
        one.checkVisibility(),
      );
      const matrix = path?.getScreenCTM() ?? undefined;
      const stroke = (matrix?.a ?? 1) * 2;
      const points = Array.from({ length: (path?.getTotalLength() ?? 0) / 4 }, (_, at) =>
        path?.getPointAtLength(at * 4).matrixTransform(matrix),
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
      const heading = hero.querySelector('h1');
      if (heading) range.selectNodeContents(heading);
      const lines = new Set(
        [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top)),
      );
      return { touched: touched.map(({ text }) => text), lines: lines.size };
    });

/** Comes near with the mouse and waits until the line has risen, so that it can be taken. */
async function comeNear(page: Page) {
  const before = await drawn(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await expect.poll(() => drawn(page)).not.toBe(before);
}

/** Pulls the line to the right with the mouse, a good part of the page's width. */
async function pull(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(1400, y, { steps: 12 });
  // The cord comes after the hand.
  await frames(page, 20);
  await page.mouse.up();
}

const { headline, pulled } = loadPage('home');

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('the line lies between links and cookie notice, and touches no letter of the headline', async ({
    page,
  }) => {
    await visit(page, routes.home);
    const { region } = noticeOf(page);
    await expect(region).toBeVisible();
    const hero = page.locator('main section').first();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1024, 600],
      [1366, 657],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await frames(page);
      const end = await looseEnd(page);
      const top = await region.evaluate(
        (it) => window.innerHeight - it.getBoundingClientRect().height,
      );
      // Where the notice leaves no room, the line lies behind it until it is answered.
      if (height >= (width < 1000 ? 844 : 657))
        expect(end.y, `at ${width} by ${height}`).toBeLessThan(top - 4);
      expect(end.x / width).toBeGreaterThan(0.75);
      expect(end.x / width).toBeLessThan(0.95);
      expect(await composition(page), `at ${width} by ${height}`).toEqual({
        touched: [],
        lines: headline.split('\n').length,
      });
      const bottoms = await hero
        .getByRole('link')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().bottom));
      expect(Math.max(...bottoms)).toBeLessThan(end.y - 6);
    }
  });
});

test('it rises to the mouse, stays half-way, and pulled through it is gone for this visit', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const script = async () =>
    (await Promise.all(scripts)).find((bytes) => bytes.includes('getPointAtLength'));
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  // It is fetched only when the pointer comes near, and is small.
  expect(await script()).toBeUndefined();
  const before = await turning(page);
  const { x, y } = await looseEnd(page);
  await comeNear(page);
  expect(gzipSync((await script()) ?? '').length).toBeLessThanOrEqual(4096);
  await expect.poll(async () => y - (await looseEnd(page)).y).toBeGreaterThan(3);
  expect(y - (await looseEnd(page)).y).toBeLessThan(4.5);
  const hero = page.locator('main section').first();
  for (const link of await hero.getByRole('link').all()) await link.click({ trial: true });
  expect(await hero.locator('[tabindex], [role], button').count()).toBe(0);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(y - (await looseEnd(page)).y)).toBe(0);

  await comeNear(page);
  await pull(page, x - 2, y);
  await page.mouse.move(300, 100);
  await expect.poll(() => turning(page)).toBeLessThan(before - 10);
  // The end creeps back, where it can be taken again.
  await expect.poll(async () => Math.round((await looseEnd(page)).x - x)).toBeLessThan(12);
  expect(await turning(page)).toBeGreaterThan(10);

  // One more haul, and the puli takes it away: on the line, below the links.
  const bottoms = await hero
    .getByRole('link')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().bottom));
  // Asked in each frame, as it may be gone before a test looks again.
  const puli =
    mascots.some(({ mouth }) => mouth) &&
    page.waitForFunction(() => {
      const {
        x = 9999,
        top,
        bottom,
      } = document.querySelector('main section')?.querySelector('img')?.getBoundingClientRect() ??
      {};
      return x < 1300 && { top, bottom };
    });
  await pull(page, 900, y);
  await expect.poll(() => turning(page)).toBeLessThan(2);
  if (puli) {
    const { top = 0, bottom = 0 } = (await (await puli).jsonValue()) || {};
    // It rocks as it walks.
    expect(Math.abs(bottom - y)).toBeLessThan(10);
    expect(top).toBeGreaterThan(Math.max(...bottoms) - 10);
  }
  // It hums before the puli comes; while the puli is on its way it is straight, but ends near the page's edge.
  await expect
    .poll(async () => (await turning(page)) < 0.01 && (await looseEnd(page)).x > 2000)
    .toBe(true);
  await expect(hero.locator('img')).toHaveCount(0);
  await expect(hero.locator('h1')).toHaveText(pulled ?? headline);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await hero.locator(`a[href="${routes.contact}"]`).click();
  await expect(page).toHaveURL(routes.contact);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => turning(page)).toBeLessThan(0.01);
  await page.reload();
  await expect.poll(() => turning(page)).toBeGreaterThan(20);
  // A press does it for those who don't drag.
  await hydrated(page);
  await comeNear(page);
  await page.mouse.click(x - 2, y);
  await expect.poll(() => turning(page)).toBeLessThan(0.01);
  // And the right arrow for those without a pointer.
  await page.reload();
  await hydrated(page);
  await hero.getByRole('link').first().press('ArrowRight');
  await expect.poll(() => turning(page)).toBeLessThan(0.01);
});

test('with reduced motion it moves by a press only; on paper it is a drawing', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, routes.home);
  for (const path of await page
    .locator('main section')
    .first()
    .locator('svg:visible > path')
    .all()) {
    await expect(path).toHaveCSS('stroke-dasharray', 'none');
    await expect(path).toHaveCSS('animation-name', 'none');
  }
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  const before = await drawn(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await page.waitForLoadState('networkidle');
  expect(await drawn(page)).toBe(before);
  await expect(async () => {
    await page.mouse.click(x - 5, y - 8);
    expect(await turning(page)).toBeLessThan(0.01);
  }).toPass();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('three swipes pull it straight, the last one of any length, and a vertical one scrolls', async ({
    page,
  }) => {
    await visit(page, routes.home);
    const { x, y } = await looseEnd(page);
    // The first touch fetches the script.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('main section [style*="cursor: grab"]')).toBeAttached();
    // A finger that scrolls hauls nothing.
    for (let move = 0; move < 2; move++) await swipe(page, { x, y }, { x, y: y + 60 });
    for (let haul = 0; haul < 3; haul++) {
      // A browser that has little time draws few frames: the end may still be on its way back.
      await expect.poll(async () => Math.abs((await looseEnd(page)).x - x)).toBeLessThan(12);
      if (haul === 1) expect(await turning(page)).toBeGreaterThan(10);
      await swipe(page, { x, y }, { x: haul < 2 ? 385 : x + 20, y });
      await frames(page, 10);
    }
    await expect.poll(() => turning(page)).toBeLessThan(2);
    await expect(page.locator('h1')).toHaveText(pulled ?? headline);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.reload();
    await hydrated(page);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
