import type { Locator, Page } from 'playwright/test';
import { loadPage } from '../../src/content/build/load.ts';
import { mascots } from '../../src/content/facts/mascots.ts';
import { routes } from '../../src/site.ts';
import { swipe } from './swipe.ts';
import { expect, scrollTop, test, visit, waitForFrames } from './visit.ts';
import { works } from './worksList.ts';

const { headline, pulled = headline } = loadPage('home');

/** The first section of the home page, with the drawn line that visitors can pull. */
const hero = (page: Page) => page.locator('main section').first();

/** The visible one of the line's two drawings, for wide and for narrow windows. */
const line = (page: Page) => hero(page).locator('svg:visible > path');

const pathData = (page: Page) => line(page).getAttribute('d');

const points = (page: Page, step = 12) =>
  line(page).evaluate((path: SVGPathElement, distance) => {
    const length = path.getTotalLength();
    const matrix = path.getScreenCTM() ?? undefined;
    const at = Array.from({ length: length / distance }, (_, index) => index * distance);
    return [...at, length].map((part) => {
      const { x, y } = path.getPointAtLength(part).matrixTransform(matrix);
      return { x, y };
    });
  }, step);

const looseEnd = async (page: Page) => (await points(page)).at(-1) ?? { x: 0, y: 0 };

/** Returns the sum of the line's turns in radians: 0 if it is straight. */
async function turning(page: Page) {
  const all = (await points(page)).slice(0, -1);
  const headings = all
    .slice(1)
    .map(({ x, y }, index) => Math.atan2(y - (all[index]?.y ?? 0), x - (all[index]?.x ?? 0)));
  const turns = headings
    .slice(1)
    .map((heading, index) => heading - (headings[index] ?? 0))
    .map((turn) => Math.abs(((turn + 3 * Math.PI) % (2 * Math.PI)) - Math.PI));
  return turns.reduce((sum, turn) => sum + turn, 0);
}

const washing = (page: Page) => hero(page).getByRole('list').getByRole('link');

/** Waits until the works hang on the line and nothing moves. */
async function expectWashing(page: Page) {
  await expect(washing(page)).toHaveCount(Math.min(3, works.length));
  await expect(hero(page).locator('h1')).toHaveText(pulled);
  const moving = () =>
    hero(page).evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving, { timeout: 15_000 }).toBe(0);
  // The line sags a little.
  expect(await turning(page)).toBeLessThan(0.3);
}

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((it) => it.getBoundingClientRect().toJSON()));

/** Records in each frame which words of the headline overlap. Letters don't fill the height of their box. */
const recordCollisions = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const words = [...document.querySelectorAll('h1 > span')].map((word) => ({
        text: word.textContent,
        box: word.getBoundingClientRect(),
      }));
      for (const [index, { text, box }] of words.entries())
        for (const other of words.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (Math.min(5 * across, down) > 0.2 * box.height) seen.add(`${text} and ${other.text}`);
        }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { collisions: seen });
  });

const collisions = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { collisions: Set<string> }).collisions]);

async function touchedWords(page: Page) {
  const words = await hero(page).evaluate((section) =>
    [...section.querySelectorAll('h1, p, a, a span')].flatMap(({ firstChild: node }) =>
      [...(node?.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: text, index }) => {
        const range = document.createRange();
        range.setStart(node as Text, index);
        range.setEnd(node as Text, index + text.length);
        const { left, right, top, bottom, height } = range.getBoundingClientRect();
        // Letters don't fill the height of their box.
        return { text, left, right, top: top + height * 0.12, bottom: bottom - height * 0.08 };
      }),
    ),
  );
  const stroke = 2 * (await line(page).evaluate((it: SVGPathElement) => it.getScreenCTM()?.a ?? 1));
  const all = await points(page, 4);
  const isNear = (at: number, from: number, to: number) => at > from - stroke && at < to + stroke;
  return words
    .filter(({ left, right, top, bottom }) =>
      all.some(({ x, y }) => isNear(x, left, right) && isNear(y, top, bottom)),
    )
    .map(({ text }) => text);
}

const linksBottom = async (page: Page) =>
  Math.max(
    ...(await hero(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))),
  );

/** Moves the mouse near the line's end and waits until it rises, so that it can be grabbed. */
async function approach(page: Page) {
  const before = await pathData(page);
  const end = await looseEnd(page);
  await page.mouse.move(end.x - 5, end.y - 8);
  await expect.poll(() => pathData(page)).not.toBe(before);
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

  test('the line is between the links and the cookie notice, and touches no text', async ({
    page,
    notice,
  }) => {
    await visit(page, routes.home);
    const { region } = notice;
    await expect(region).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1024, 600],
      [1366, 657],
      [2560, 1440],
    ] as const)
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        const end = await looseEnd(page);
        // In a shorter window the cookie notice may cover the line.
        if (height >= (width < 1000 ? 844 : 657))
          expect(end.y).toBeLessThan(((await region.boundingBox())?.y ?? 0) - 4);
        expect(end.x / width).toBeGreaterThan(0.75);
        expect(end.x / width).toBeLessThan(0.95);
        expect(await touchedWords(page)).toEqual([]);
        expect(await linksBottom(page)).toBeLessThan(end.y - 6);
      });
  });
});

test('the line rises when the mouse is near, and covers no link', async ({ page }) => {
  await visit(page, routes.home);
  const { y } = await approach(page);
  const rise = async () => y - (await looseEnd(page)).y;
  await expect.poll(rise).toBeGreaterThan(3);
  expect(await rise()).toBeLessThan(4.5);
  for (const link of await hero(page).getByRole('link').all()) await link.click({ trial: true });
  expect(await hero(page).locator('[tabindex], [role], button').count()).toBe(0);
  await page.mouse.move(300, 100);
  await expect.poll(async () => Math.round(await rise())).toBe(0);
});

test('the first pull makes the line half straight, and the second one hangs works on it', async ({
  page,
}) => {
  await visit(page, routes.home);
  const before = await turning(page);
  const covers = page.waitForRequest((request) => request.url().includes('w=750'));
  const { x, y } = await approach(page);
  await pull(page, x - 2, y);
  await covers;
  await page.mouse.move(300, 100);
  await expect.poll(() => turning(page)).toBeLessThan(before - 10);
  expect(await touchedWords(page)).toEqual([]);
  // The end of the line returns to where it can be grabbed again.
  await expect.poll(async () => Math.round((await looseEnd(page)).x - x)).toBeLessThan(12);
  expect(await turning(page)).toBeGreaterThan(10);

  await recordCollisions(page);
  await pull(page, 900, y);
  if (mascots.some(({ mouth }) => mouth))
    await test.step('a mascot comes along the line, and leaves', async () => {
      await expect(hero(page).locator('ul > img')).toBeInViewport();
      await expect(hero(page).locator('ul > img')).toHaveCount(0);
    });
  await expectWashing(page);
  expect(await collisions(page)).toEqual([]);
  await test.step('covers hang between the headline and the text', async () => {
    const [heading] = await boxesOf(hero(page).locator('h1'));
    const [text] = await boxesOf(hero(page).locator('h1 + div'));
    for (const { left, top, right, bottom } of await boxesOf(washing(page))) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(1440);
      expect(top).toBeGreaterThan(heading.bottom);
      expect(bottom).toBeLessThan(text.top);
    }
  });
  expect(await scrollWidth(page)).toBeLessThanOrEqual(1440);
});

test('a click makes the line straight until a reload, and its works are links', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { x, y } = await approach(page);
  await page.mouse.click(x - 2, y);
  await expectWashing(page);
  const cover = washing(page).last();
  const path = (await cover.getAttribute('href')) ?? '';
  await cover.click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expectWashing(page);
  await page.reload();
  await expect.poll(() => turning(page)).toBeGreaterThan(20);
});

test('the right arrow key makes the line straight, and the focus stays', async ({ page }) => {
  await visit(page, routes.home);
  const link = hero(page).getByRole('link').first();
  for (const modifier of ['Alt', 'Control', 'Shift']) await link.press(`${modifier}+ArrowRight`);
  expect(await turning(page)).toBeGreaterThan(20);
  await link.press('ArrowRight');
  await expectWashing(page);
  await expect(link).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(washing(page).first()).toBeFocused();
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

  test('three sideways swipes make the line straight, and a vertical one scrolls', async ({
    page,
  }) => {
    await visit(page, routes.home);
    const { x, y } = await looseEnd(page);
    // The first tap only loads the cord's script.
    await page.touchscreen.tap(x, y);
    await expect(page.locator('main section [style*="cursor: grab"]')).toBeAttached();
    for (let count = 0; count < 2; count++) await swipe(page, { x, y }, { x, y: y + 60 });
    for (let count = 0; count < 3; count++) {
      const isStraight = async () => (await turning(page)) < 1;
      // Waits until the end of the line is about back, which takes long on a busy machine.
      const isBack = async () => Math.abs((await looseEnd(page)).x - x) < 60;
      await expect.poll(async () => (await isBack()) || (await isStraight())).toBe(true);
      // Above a short text two swipes can be enough.
      if (await isStraight()) break;
      if (count === 1) expect(await turning(page)).toBeGreaterThan(10);
      // A short last swipe is enough, and the cord is taken from afar.
      const start = count === 1 ? { x: x - 60, y: y - 90 } : { x, y };
      await swipe(page, start, { x: count < 2 ? 385 : x + 20, y });
      await waitForFrames(page, 10);
    }
    await expectWashing(page);
    expect(await scrollWidth(page)).toBe(390);
    await swipe(page, { x: 300, y }, { x: 300, y: y - 300 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
});
