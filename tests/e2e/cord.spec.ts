import { gzipSync } from 'node:zlib';
import { loadPage } from '../../src/content/build/load.ts';
import { mascots } from '../../src/content/facts/mascots.ts';
import { routes } from '../../src/site.ts';
import { locateNotice } from './cookieNotice.ts';
import {
  approach,
  expectStraight,
  hero,
  linksBottom,
  looseEnd,
  pathData,
  pathPoints,
  pull,
  touchedWords,
  turning,
} from './cordParts.ts';
import { swipe } from './swipe.ts';
import { expect, scrollTop, test, visit, waitForFrames } from './visit.ts';

const { headline, pulled = headline } = loadPage('home');

const sizes = [
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1366, 657],
  [2560, 1440],
] as const;

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('the line is between the links and the cookie notice, and touches no text', async ({
    page,
  }) => {
    await visit(page, routes.home);
    const { region } = locateNotice(page);
    await expect(region).toBeVisible();
    for (const [width, height] of sizes) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        const end = await looseEnd(page);
        const noticeTop = height - ((await region.boundingBox())?.height ?? 0);
        // In a shorter window the cookie notice may cover the line.
        if (height >= (width < 1000 ? 844 : 657)) expect(end.y).toBeLessThan(noticeTop - 4);
        expect(end.x / width).toBeGreaterThan(0.75);
        expect(end.x / width).toBeLessThan(0.95);
        expect(await touchedWords(page)).toEqual({
          touched: [],
          headlineLines: headline.split('\n').length,
        });
        expect(await linksBottom(page)).toBeLessThan(end.y - 6);
      });
    }
  });
});

test('the script of the line is small and loads when the mouse comes near', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  const lineScript = async () =>
    (await Promise.all(scripts)).find((body) => body.includes('webkitTextStroke'));
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  expect(await lineScript()).toBeUndefined();
  await approach(page);
  expect(gzipSync((await lineScript()) ?? '').length).toBeLessThanOrEqual(4500);
});

test('the line rises when the mouse comes near, sinks when it leaves, and covers no link', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { y } = await looseEnd(page);
  const rise = async () => y - (await looseEnd(page)).y;
  await approach(page);
  await expect.poll(rise).toBeGreaterThan(3);
  expect(await rise()).toBeLessThan(4.5);
  for (const link of await hero(page).getByRole('link').all()) await link.click({ trial: true });
  expect(await hero(page).locator('[tabindex], [role], button').count()).toBe(0);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(await rise())).toBe(0);
});

test('pointing at the line measures no path, and the line keeps its shape', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = SVGGeometryElement;
    const measure = prototype.getPointAtLength;
    Object.assign(window, { measured: 0 });
    prototype.getPointAtLength = function (at) {
      Object.assign(window, { measured: Reflect.get(window, 'measured') + 1 });
      return measure.call(this, at);
    };
  });
  await visit(page, routes.home);
  const before = await pathPoints(page);
  const { x, y } = await looseEnd(page);
  const drawn = await pathData(page);
  await page.evaluate(() => Object.assign(window, { measured: 0 }));
  await page.mouse.move(x - 5, y - 8);
  await expect.poll(() => pathData(page)).not.toBe(drawn);
  expect(await page.evaluate(() => Reflect.get(window, 'measured'))).toBe(0);
  // Apart from its end, which rises, and the reserve beyond the window.
  const after = await pathPoints(page);
  for (const [index, point] of before.entries()) {
    const moved = after[index] && Math.hypot(after[index].x - point.x, after[index].y - point.y);
    expect(moved).toBeLessThan(5);
  }
});

test('the first pull makes the line half straight, and the second one removes it', async ({
  page,
}) => {
  await visit(page, routes.home);
  const before = await turning(page);
  const { x, y } = await looseEnd(page);
  await approach(page);
  await pull(page, x - 2, y);
  await page.mouse.move(300, 100);
  await expect.poll(() => turning(page)).toBeLessThan(before - 10);
  // The end of the line returns to where it can be grabbed again.
  await expect.poll(async () => Math.round((await looseEnd(page)).x - x)).toBeLessThan(12);
  expect(await turning(page)).toBeGreaterThan(10);

  // Checked in each frame, because the mascot is visible only for a moment.
  const mascot =
    mascots.some(({ mouth }) => mouth) &&
    page.waitForFunction(() => {
      const section = document.querySelector('main section');
      const box = section?.querySelector('img')?.getBoundingClientRect();
      return box && box.x < 1300 && { top: box.top, bottom: box.bottom };
    });
  await pull(page, 900, y);
  await expect.poll(() => turning(page)).toBeLessThan(2);
  await test.step('a mascot walks on the line, below the links', async () => {
    const box = mascot && (await (await mascot).jsonValue());
    if (!box) return;
    // Tolerates 10 px, because the mascot rocks as it walks.
    expect(Math.abs(box.bottom - y)).toBeLessThan(10);
    expect(box.top).toBeGreaterThan((await linksBottom(page)) - 10);
  });
  // When the mascot has left with the line, the line is straight and ends outside the window.
  await expect
    .poll(async () => (await turning(page)) < 0.01 && (await looseEnd(page)).x > 2000)
    .toBe(true);
  await expect(hero(page).locator('img')).toHaveCount(0);
  await expect(hero(page).locator('h1')).toHaveText(pulled);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test('a click makes the line straight until the page is reloaded', async ({ page }) => {
  await visit(page, routes.home);
  const { x, y } = await looseEnd(page);
  await approach(page);
  await page.mouse.click(x - 2, y);
  await expectStraight(page);
  await hero(page).locator(`a[href="${routes.contact}"]`).click();
  await expect(page).toHaveURL(routes.contact);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectStraight(page);
  await page.reload();
  await expect.poll(() => turning(page)).toBeGreaterThan(20);
});

test('the right arrow key makes the line straight', async ({ page }) => {
  await visit(page, routes.home);
  const link = hero(page).getByRole('link').first();
  for (const keys of ['Alt+ArrowRight', 'Control+ArrowRight', 'Shift+ArrowRight'])
    await link.press(keys);
  await waitForFrames(page);
  expect(await turning(page)).toBeGreaterThan(20);
  await link.press('ArrowRight');
  await expectStraight(page);
  await expect(hero(page).locator('h1')).toHaveText(pulled);
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
});

test('in print the line is drawn whole, without animation', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, routes.home);
  for (const path of await hero(page).locator('svg:visible > path').all()) {
    await expect(path).toHaveCSS('stroke-dasharray', 'none');
    await expect(path).toHaveCSS('animation-name', 'none');
  }
});

test('with reduced motion only a click moves the line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const before = await pathData(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await page.waitForLoadState('networkidle');
  expect(await pathData(page)).toBe(before);
  await expect(async () => {
    await page.mouse.click(x - 5, y - 8);
    expect(await turning(page)).toBeLessThan(0.01);
  }).toPass();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the third sideways swipe makes the line straight, and vertical ones do not count', async ({
    page,
  }) => {
    await visit(page, routes.home);
    const { x, y } = await looseEnd(page);
    // The first tap only loads the cord's script.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('main section [style*="cursor: grab"]')).toBeAttached();
    for (let count = 0; count < 2; count++) await swipe(page, { x, y }, { x, y: y + 60 });
    for (let count = 0; count < 3; count++) {
      // Waits until the end of the line is back, which takes long on a busy machine.
      await expect.poll(async () => Math.abs((await looseEnd(page)).x - x)).toBeLessThan(12);
      if (count === 1) expect(await turning(page)).toBeGreaterThan(10);
      // A short last swipe is enough.
      await swipe(page, { x, y }, { x: count < 2 ? 385 : x + 20, y });
      await waitForFrames(page, 10);
    }
    await expect.poll(() => turning(page)).toBeLessThan(2);
    await expect(page.locator('h1')).toHaveText(pulled);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a vertical swipe over the line scrolls the page', async ({ page }) => {
    await visit(page, routes.home);
    const { y } = await looseEnd(page);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
