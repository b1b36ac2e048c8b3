import type { Page } from 'playwright/test';
import {
  animal,
  centreOf,
  drag,
  expectMoved,
  names,
  pauseButton,
  positionOf,
  scrollToAnimals,
  second,
  visitAnimals,
  words,
} from './animalParts.ts';
import { skipUnless } from './skipUnless.ts';
import { swipe } from './swipe.ts';
import { expect, isScrolling, scrollTop, test, waitForFrames } from './visit.ts';

test.beforeEach(() => skipUnless(names.length === 2, 'pair of mascots'));

async function expectInside(page: Page) {
  for (const name of names) {
    const { x, y, right, bottom } = await positionOf(page, name);
    expect(Math.min(x, y, right - x, bottom - y), name).toBeGreaterThanOrEqual(-0.5);
  }
}

/** Waits until neither animal moves for 30 frames, about half a second. */
const expectStill = (page: Page) =>
  expect(async () => {
    const transforms = () =>
      page
        .locator('[data-animal]')
        .evaluateAll((all) => all.map((it) => (it as HTMLElement).style.transform));
    const before = await transforms();
    await waitForFrames(page, 30);
    expect(await transforms()).toEqual(before);
  }).toPass();

const expectShift = (page: Page, from: { x: number }, shift: number) =>
  expect.poll(async () => (await positionOf(page)).x - from.x).toBeCloseTo(shift, 0);

test('the animals stop when they are scrolled out of view', async ({ page }) => {
  await visitAnimals(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(animal(page)).not.toBeInViewport();
  await expectStill(page);
});

test('a held animal is still, moves on when dropped, and never leaves its area', async ({
  page,
}) => {
  await visitAnimals(page);
  await drag(page, 400, -20);
  const held = await positionOf(page);
  await expectMoved(page, second);
  expect(await positionOf(page)).toEqual(held);
  await page.mouse.up();
  await page.mouse.move(0, 0);
  // A pointer that is still when released doesn't throw the animal.
  expect(Math.abs((await positionOf(page)).x - held.x)).toBeLessThan(150);
  await expectMoved(page, names[0], held);
  await drag(page, 3000, 2000);
  await expectInside(page);
  await page.mouse.up();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(() => expectInside(page)).toPass();
});

test('the button pauses the animals, also after a reload', async ({ page }) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  await expectMoved(page);
  await button.click();
  await expectStill(page);
  await visitAnimals(page);
  await expect(button).toHaveAccessibleName(words.goOn);
  await expectStill(page);
  await button.click();
  await expect(button).toHaveAccessibleName(words.pause);
  await expectMoved(page);
});

test('a tap pushes a paused animal away from where it was tapped', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).click();
  await expectStill(page);
  const before = await positionOf(page);
  const { x, y } = await centreOf(page);
  await page.mouse.move(x, y);
  await expect(animal(page).locator('img')).toHaveCSS('animation-name', 'none');
  await page.mouse.click(x - 40, y);
  await expectShift(page, before, 80);
  await page.mouse.click(x + 120, y);
  await expectShift(page, before, 0);
});

test('arrow keys on the pause button push the animals, and its description says so', async ({
  page,
}) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  const hint = page.getByText(words.hint);
  await expect(hint).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAccessibleName(words.goOn);
  await expect(button).toHaveAccessibleDescription(words.hint);
  await expect(hint).toBeVisible();
  const before = await positionOf(page);
  await page.keyboard.press('ArrowRight');
  await expectShift(page, before, 80);
  await page.keyboard.press('ArrowLeft');
  await expectShift(page, before, 0);
  await test.step('screen readers and Tab skip the animals', async () => {
    await expect(page.locator('[aria-hidden=true] [data-animal]')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.locator('footer address a').first()).toBeFocused();
  });
});

test('with reduced motion the animals move only when dragged or pushed by the button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAnimals(page);
  await expect(pauseButton(page)).toHaveAccessibleName(words.move);
  await expectStill(page);
  const start = await positionOf(page);
  await pauseButton(page).click();
  await expectShift(page, start, 80);
  await drag(page, 250, -10);
  await expect(animal(page).locator('img')).toHaveCSS('animation-name', 'none');
  await page.mouse.up();
  await expectShift(page, start, 330);
  await expectStill(page);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a sideways swipe drags an animal', async ({ page }) => {
    await visitAnimals(page);
    await pauseButton(page).tap();
    const before = await positionOf(page);
    const from = await centreOf(page);
    await swipe(page, from, { x: from.x + 120, y: from.y });
    // The browser needs the first pixels to distinguish a drag from a tap.
    await expect.poll(async () => (await positionOf(page)).x - before.x).toBeGreaterThan(80);
    expect((await positionOf(page)).x - before.x).toBeLessThan(125);
    // A touch outside of the animal doesn't move it.
    const after = await positionOf(page);
    await swipe(page, { x: 200, y: 100 }, { x: 300, y: 100 });
    expect(await positionOf(page)).toEqual(after);
  });

  test('a vertical swipe over an animal scrolls the page', async ({ page }) => {
    await visitAnimals(page);
    const top = await scrollTop(page);
    const from = await centreOf(page);
    await swipe(page, from, { x: from.x, y: from.y + 300 });
    await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100);
    // The page keeps scrolling for a while after the swipe.
    await expect.poll(() => isScrolling(page)).toBe(false);
    await scrollToAnimals(page);
    await expectMoved(page);
  });

  test('a touch that the system cancels releases the animal', async ({ page }) => {
    await visitAnimals(page);
    const from = await centreOf(page);
    await swipe(page, from, { x: from.x + 100, y: from.y }, 'touchCancel');
    await expectMoved(page);
  });
});
