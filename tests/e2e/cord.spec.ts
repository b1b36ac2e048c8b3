import type { Page } from 'playwright/test';
import { loadPage } from '#src/content/load/load.ts';
import { routes } from '#src/site.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { swipe } from './swipe.ts';
import { boxesOf, expect, heading, phone, scrollTop, test, visit, waitForFrames } from './visit.ts';
import { works } from './worksList.ts';

const { headline, pull = '', pulled = headline } = loadPage('home');

/** The first section of the home page, with the drawn line that visitors can pull. */
const hero = (page: Page) => page.locator('main section').first();

/** The visible drawing; each kind of window has one. */
const line = (page: Page) => hero(page).locator('svg:visible > path');

/** In CSS pixels of the window. */
const looseEnd = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const end = path.getPointAtLength(path.getTotalLength());
    const { x, y } = end.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });

/** A straight line may sag a little; untouched it is higher than 150 pixels. */
const isStraight = async (page: Page) => ((await boxesOf(line(page)))[0]?.height ?? 0) < 60;

const covers = (page: Page) => hero(page).getByRole('list').getByRole('link');

/** What a window may become after the line has been pulled. */
const windows = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

async function expectCovers(page: Page) {
  await expect(covers(page)).toHaveCount(Math.min(3, works.length));
  await expect(heading(page)).toHaveText(pulled);
  const moving = () =>
    hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  await expect(hero(page).locator('[data-unpegged]')).toHaveCount(0);
  expect(await isStraight(page)).toBe(true);
  const size = page.viewportSize() ?? phone.viewport;
  expect(await findLayoutProblems(page, [...windows, size])).toEqual([]);
}

const touchedTexts = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const matrix = path.getScreenCTM() ?? undefined;
    // Shorter steps would take seconds, and a letter is larger.
    const points = Array.from({ length: path.getTotalLength() / 8 }, (_, index) =>
      path.getPointAtLength(index * 8).matrixTransform(matrix),
    );
    const stroke = 3;
    const isTouched = ({ left, right, top, bottom, height }: DOMRect) =>
      points.some(
        ({ x, y }) =>
          Math.max(left - x, x - right) < stroke &&
          // Letters don't fill the height of their line.
          Math.max(top + height * 0.12 - y, y - bottom + height * 0.08) < stroke,
      );
    const texts = path.closest('section')?.querySelectorAll('h1, p, a') ?? [];
    return [...texts].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(isTouched) ? text.textContent : [];
    });
  });

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('the line is below the links, above the notice, and touches no text', async ({
    page,
    notice,
  }) => {
    await visit(page, routes.home);
    await expect(notice.region).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [768, 1024],
      [1366, 657],
      [2560, 900],
    ] as const)
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        const end = await looseEnd(page);
        // On phones the cookie notice may cover the line.
        if (width > 1000)
          expect(end.y).toBeLessThan(((await notice.region.boundingBox())?.y ?? 0) - 4);
        expect(end.x / width).toBeGreaterThan(0.5);
        expect(end.x / width).toBeLessThan(0.85);
        expect(await touchedTexts(page)).toEqual([]);
        for (const { bottom } of await boxesOf(hero(page).getByRole('link')))
          expect(bottom).toBeLessThan(end.y - 6);
      });
    // Without the notice the drawing is larger.
    await notice.close.click();
    await expect(notice.region).toBeHidden();
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page);
      expect(await touchedTexts(page)).toEqual([]);
    }
  });
});

test('the right arrow key makes the line straight, and the focus stays', async ({ page }) => {
  await visit(page, routes.home);
  const link = hero(page).locator(`[href="${routes.contact}"]`);
  await link.press('Alt+ArrowRight');
  expect(await isStraight(page)).toBe(false);
  await link.press('ArrowRight');
  await expectCovers(page);
  await expect(link).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName(headline);
  for (const picture of await hero(page).locator('ul img').all())
    await expect(picture).toBeInViewport({ ratio: 1 });
  const path = (await covers(page).last().getAttribute('href')) ?? '';
  await covers(page).last().click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expectCovers(page);
});

test('with reduced motion only a click moves the line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await page.waitForLoadState('networkidle');
  expect(await looseEnd(page)).toEqual({ x, y });
  await expect(async () => {
    await page.mouse.click(x - 5, y - 8);
    expect(await isStraight(page)).toBe(true);
  }).toPass();
  expect(await findLayoutProblems(page, windows)).toEqual([]);
  expect(await isStraight(page)).toBe(true);
  const shapes = hero(page).locator('svg:visible > *');
  await expect(shapes.locator('text')).toBeHidden();
  // React draws the straight line when it renders the page again.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(shapes).toHaveCount(1);
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('three sideways swipes make the line straight, a vertical one scrolls', async ({ page }) => {
    await visit(page, routes.home);
    const { x, y } = await looseEnd(page);
    const hint = hero(page).locator('svg:visible text');
    await expect(hint).toHaveText(pull);
    for (const link of await hero(page).getByRole('link').all()) await link.tap({ trial: true });
    // The first one may be faster than the code. The cord can be taken from afar.
    for (const [start, end] of [
      [{ x, y }, 355],
      [{ x: x - 60, y: y - 90 }, 355],
      [{ x, y }, x + 20],
    ] as const) {
      const isBack = async () => Math.abs((await looseEnd(page)).x - x) < 60;
      await expect.poll(async () => (await isStraight(page)) || isBack()).toBe(true);
      // Often two swipes are enough.
      if (await isStraight(page)) break;
      await swipe(page, start, { x: end, y });
      await waitForFrames(page, 10);
      await expect(hint).toBeHidden();
    }
    await expectCovers(page);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
