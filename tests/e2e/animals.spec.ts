import type { Page } from 'playwright/test';
import {
  animal,
  drag,
  names,
  pauseButton,
  positionOf,
  visitAnimals,
  words,
} from './animalParts.ts';
import { swipe } from './swipe.ts';
import { centreOf, expect, phone, scrollTop, skipUnless, test, waitForFrames } from './visit.ts';

test.beforeEach(() => skipUnless(names.length === 2, 'pair of mascots'));

/** Waits until neither animal moves for 30 frames, about half a second. */
const expectStill = (page: Page) =>
  expect(async () => {
    const positions = () => Promise.all(names.map((name) => positionOf(page, name)));
    const before = await positions();
    await waitForFrames(page, 30);
    expect(await positions()).toEqual(before);
  }).toPass();

const expectShift = (page: Page, from: { x: number }, shift: number) =>
  expect.poll(async () => (await positionOf(page)).x - from.x).toBeCloseTo(shift, 0);

test('animals stay paused after a reload, and taps and arrow keys push them', async ({ page }) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  await expect(page.getByText(words.hint)).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAccessibleDescription(words.hint);
  await expect(page.getByText(words.hint)).toBeVisible();
  await visitAnimals(page);
  await expect(button).toHaveAccessibleName(words.goOn);
  await expectStill(page);
  await button.focus();
  const before = await positionOf(page);
  for (const key of ['ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expectShift(page, before, 80);
  const { x, y } = await centreOf(animal(page));
  await page.mouse.click(x + 40, y);
  await expectShift(page, before, 0);
  await expect(animal(page).locator('img')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('[aria-hidden=true] [data-animal]')).toHaveCount(2);
});

test('with reduced motion only a drag or the button moves the animals', async ({ page }) => {
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
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('a sideways swipe drags an animal, a vertical one scrolls', async ({ page }) => {
    await visitAnimals(page);
    await pauseButton(page).tap();
    await expectStill(page);
    const before = await positionOf(page);
    const from = await centreOf(animal(page));
    await swipe(page, from, { x: from.x + 120, y: from.y });
    // The browser needs the first pixels to distinguish a drag from a tap.
    const shift = async () => (await positionOf(page)).x - before.x;
    await expect.poll(shift).toBeGreaterThan(80);
    expect(await shift()).toBeLessThan(125);
    const top = await scrollTop(page);
    const now = await centreOf(animal(page));
    await swipe(page, now, { x: now.x, y: now.y + 300 });
    await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100);
  });
});
