import type { Page } from 'playwright/test';
import { loadPage } from '#src/content/build/load.ts';
import { mascots } from '#src/content/facts/mascots.ts';
import { routes } from '#src/site.ts';
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

const length = (page: Page) => line(page).evaluate((it: SVGPathElement) => it.getTotalLength());

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
}

const warnOfCollisions = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const boxes = [...document.querySelectorAll('h1 > span')].map((it) =>
        it.getBoundingClientRect(),
      );
      const collide = boxes.some((a, index) =>
        boxes.slice(index + 1).some((b) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // Letters don't fill the height of their box.
          return Math.min(5 * across, down) > 0.2 * a.height;
        }),
      );
      if (collide) console.warn('words of the headline overlap');
      requestAnimationFrame(look);
    };
    look();
  });

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
  return texts
    .filter(({ box }) =>
      all.some(
        ({ x, y }) => Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom) < stroke,
      ),
    )
    .map(({ text }) => text);
}

/** Moves the mouse near the line's end and waits until it rises, so that it can be grabbed. */
async function approach(page: Page) {
  const end = await looseEnd(page);
  await page.mouse.move(end.x - 5, end.y - 8);
  await expect.poll(async () => end.y - (await looseEnd(page)).y).toBeGreaterThan(3);
  return end;
}

async function pull(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(1400, y, { steps: 12 });
  // The line follows the pointer with a delay.
  await waitForFrames(page, 20);
  await page.mouse.up();
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

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

test('the line rises when the mouse is near, and covers no link', async ({ page }) => {
  await visit(page, routes.home);
  const { y } = await approach(page);
  const rise = async () => y - (await looseEnd(page)).y;
  expect(await rise()).toBeLessThan(10.5);
  for (const link of await hero(page).getByRole('link').all()) await link.click({ trial: true });
  await expect(hero(page).locator('[tabindex], [role], button')).toHaveCount(0);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(await rise())).toBe(0);
});

test('the first pull makes the line half straight, and the second one hangs works on it', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, routes.home);
  const before = await length(page);
  const preloaded = page.waitForRequest((request) => request.url().includes('w=750'));
  const { x, y } = await approach(page);
  await pull(page, x - 2, y);
  await preloaded;
  await page.mouse.move(300, 100);
  await expect.poll(() => length(page)).toBeLessThan(0.6 * before);
  expect(await touchedTexts(page)).toEqual([]);
  // The end of the line returns to where it can be grabbed again.
  await expect.poll(async () => Math.round((await looseEnd(page)).x - x)).toBeLessThan(12);
  expect(await isStraight(page)).toBe(false);

  await warnOfCollisions(page);
  await pull(page, 900, y);
  if (mascots.some(({ mouth }) => mouth))
    await test.step('a mascot comes along the line', () =>
      expect(hero(page).locator('ul > img')).toBeInViewport());
  await expectCovers(page);
  if (mascots.some(({ mouth }) => mouth))
    await test.step('it stays on the line, also in another window', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(hero(page).locator('ul > img')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  expect(consoleErrors).toEqual([]);
  const [title] = await boxesOf(heading(page));
  const [text] = await boxesOf(hero(page).locator('h1 + div'));
  for (const { left, top, right, bottom } of await boxesOf(covers(page))) {
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(1440);
    expect(top).toBeGreaterThan(title?.bottom ?? 0);
    expect(bottom).toBeLessThan(text?.top ?? 0);
  }
  expect(await scrollWidth(page)).toBeLessThanOrEqual(1440);
});

test('a click makes the line straight until a reload; its works are links', async ({ page }) => {
  await visit(page, routes.home);
  const { x, y } = await approach(page);
  await page.mouse.click(x - 2, y);
  await expectCovers(page);
  const path = (await covers(page).last().getAttribute('href')) ?? '';
  await covers(page).last().click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expectCovers(page);
  await page.reload();
  await expect(line(page)).toBeAttached();
  expect(await isStraight(page)).toBe(false);
});

test('the right arrow key makes the line straight, and the focus stays', async ({ page }) => {
  await visit(page, routes.home);
  const link = hero(page).getByRole('link').first();
  for (const modifier of ['Alt', 'Control', 'Shift']) await link.press(`${modifier}+ArrowRight`);
  expect(await isStraight(page)).toBe(false);
  await link.press('ArrowRight');
  await expectCovers(page);
  await expect(link).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName(headline);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(covers(page).first()).toBeFocused();
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
    const { width } = phone.viewport;
    const { x, y } = await looseEnd(page);
    // The first tap only loads the cord's script.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('main section [style*="cursor: grab"]')).toBeAttached();
    for (let count = 0; count < 2; count++) await swipe(page, { x, y }, { x, y: y + 60 });
    for (let count = 0; count < 3; count++) {
      // Waits until the end of the line is about back, which takes long on a busy machine.
      const isBack = async () => Math.abs((await looseEnd(page)).x - x) < 60;
      await expect.poll(async () => (await isBack()) || (await isStraight(page))).toBe(true);
      // Above a short text two swipes can be enough.
      if (await isStraight(page)) break;
      // A short last swipe is enough, and the cord is taken from afar.
      const start = count === 1 ? { x: x - 60, y: y - 90 } : { x, y };
      await swipe(page, start, { x: count < 2 ? width - 5 : x + 20, y });
      await waitForFrames(page, 10);
    }
    await expectCovers(page);
    expect(await scrollWidth(page)).toBe(width);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
