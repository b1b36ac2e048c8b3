import type { Page } from 'playwright/test';
import { loadPage } from '#src/content/build/load.ts';
import { routes } from '#src/site.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { swipe } from './swipe.ts';
import { boxesOf, expect, heading, phone, scrollTop, test, visit, waitForFrames } from './visit.ts';
import { works } from './worksList.ts';

const { headline, pulled = headline } = loadPage('home');

/** The first section of the home page, with the drawn line that visitors can pull. */
const hero = (page: Page) => page.locator('main section').first();

/** The visible one of the line's two drawings, for wide and for narrow windows. */
const line = (page: Page) => hero(page).locator('svg:visible > path');

/** Returns points of the line in CSS pixels of the window, and the last one. */
const points = (page: Page) =>
  line(page).evaluate((path: SVGPathElement) => {
    const length = path.getTotalLength();
    const matrix = path.getScreenCTM() ?? undefined;
    const at = Array.from({ length: length / 4 }, (_, index) => index * 4);
    return [...at, length].map((part) => {
      const { x, y } = path.getPointAtLength(part).matrixTransform(matrix);
      return { x, y };
    });
  });

const looseEnd = async (page: Page) => (await points(page)).at(-1) ?? { x: 0, y: 0 };

/** Whether the line, which may sag a little, is straight. Untouched it is higher than 150 pixels. */
const isStraight = async (page: Page) => ((await boxesOf(line(page)))[0]?.height ?? 0) < 60;

const covers = (page: Page) => hero(page).getByRole('list').getByRole('link');

async function expectCovers(page: Page) {
  await expect(covers(page)).toHaveCount(Math.min(3, works.length));
  await expect(heading(page)).toHaveText(pulled);
  const moving = () =>
    hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  expect(await isStraight(page)).toBe(true);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await findLayoutProblems(page, [size])).toEqual([]);
}

async function touchedTexts(page: Page) {
  const texts = await hero(page)
    .locator('h1, p, a')
    .evaluateAll((all) =>
      all.flatMap((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
          text: it.textContent,
          // Letters don't fill the height of their line.
          box: { left, right, top: top + height * 0.12, bottom: bottom - height * 0.08 },
        }));
      }),
    );
  const all = await points(page);
  const stroke = 3;
  const isTouched = ({ box }: (typeof texts)[number]) =>
    all.some(
      ({ x, y }) => Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom) < stroke,
    );
  return texts.filter(isTouched).map(({ text }) => text);
}

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('the line is below the links, on desktops above the notice, and touches no text', async ({
    page,
    notice,
  }) => {
    await visit(page, routes.home);
    await expect(notice.region).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1024, 600],
      [1366, 657],
      [2560, 900],
      [2560, 1440],
    ] as const)
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        const end = await looseEnd(page);
        // On phones and in a shorter window the cookie notice may cover the line.
        if (width > 1000 && height >= 657)
          expect(end.y).toBeLessThan(((await notice.region.boundingBox())?.y ?? 0) - 4);
        expect(end.x / width).toBeGreaterThan(0.7);
        expect(end.x / width).toBeLessThan(0.95);
        expect(await touchedTexts(page)).toEqual([]);
        for (const { bottom } of await boxesOf(hero(page).getByRole('link')))
          expect(bottom).toBeLessThan(end.y - 6);
      });
  });
});

test('the right arrow key makes the line straight until a reload, and the focus stays', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, routes.home);
  const link = hero(page).getByRole('link').first();
  await link.press('Alt+ArrowRight');
  expect(await isStraight(page)).toBe(false);
  await link.press('ArrowRight');
  await expectCovers(page);
  await expect(link).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName(headline);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(covers(page).first()).toBeFocused();
  for (const picture of await hero(page).locator('ul img').all())
    await expect(picture).toBeInViewport({ ratio: 1 });
  const path = (await covers(page).last().getAttribute('href')) ?? '';
  await covers(page).last().click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expectCovers(page);
  await page.reload();
  await expect(line(page)).toBeAttached();
  expect(await isStraight(page)).toBe(false);
  expect(consoleErrors).toEqual([]);
});

test('with reduced motion only a click moves the line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const before = await points(page);
  const { x, y } = await looseEnd(page);
  await page.mouse.move(x - 5, y - 8);
  await page.waitForLoadState('networkidle');
  expect(await points(page)).toEqual(before);
  await expect(async () => {
    await page.mouse.click(x - 5, y - 8);
    expect(await isStraight(page)).toBe(true);
  }).toPass();
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('three sideways swipes make the line straight, a vertical one scrolls', async ({ page }) => {
    await visit(page, routes.home);
    const { x, y } = await looseEnd(page);
    // The first tap only loads the cord's script.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('main section [style*="cursor: grab"]')).toBeAttached();
    for (const link of await hero(page).getByRole('link').all()) await link.tap({ trial: true });
    for (let count = 0; count < 3; count++) {
      // Waits until the end of the line is about back, which takes long on a busy machine.
      const isBack = async () => Math.abs((await looseEnd(page)).x - x) < 60;
      await expect.poll(async () => (await isBack()) || (await isStraight(page))).toBe(true);
      // Above a short text two swipes can be enough.
      if (await isStraight(page)) break;
      // A short last swipe is enough, and the cord is taken from afar.
      const start = count === 1 ? { x: x - 60, y: y - 90 } : { x, y };
      await swipe(page, start, { x: count < 2 ? phone.viewport.width - 5 : x + 20, y });
      await waitForFrames(page, 10);
      // One is never enough.
      if (!count) expect(await isStraight(page)).toBe(false);
    }
    await expectCovers(page);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
