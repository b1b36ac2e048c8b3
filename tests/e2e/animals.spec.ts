import { routes } from '../../src/site.ts';
import {
  animal,
  carry,
  expectInside,
  expectMoved,
  expectStill,
  first,
  middleOf,
  names,
  pauseButton,
  placeOf,
  second,
  showAnimals,
  visitAnimals,
  words,
} from './animalParts.ts';
import { swipe } from './finger.ts';
import { onlyWith } from './onlyWith.ts';
import { expect, frames, scrollsOn, scrollTop, test, visit } from './visit.ts';

test.beforeEach(() => onlyWith(names.length === 2, 'pair of mascots'));

test('their script is fetched only when the footer comes near; out of view they stop', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  const fetched = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('data-animal'));
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toHaveLength(0);
  expect(await fetched()).toBe(false);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(animal(page, first)).not.toBeInViewport();
  const transform = () => animal(page, first).evaluate((it) => it.style.transform);
  await expect(async () => {
    const left = await transform();
    await frames(page, 30);
    expect(await transform()).toBe(left);
  }).toPass();
});

test('held they stay, dropped they drift on, and in a smaller window they stay on their stage', async ({
  page,
}) => {
  await visitAnimals(page);
  await carry(page, 400, -20);
  const held = await placeOf(page);
  await expectMoved(page, await placeOf(page, second), second);
  // A pointer that rests before its release does not throw.
  expect(await placeOf(page)).toEqual(held);
  await page.mouse.up();
  await page.mouse.move(0, 0);
  expect(Math.abs((await placeOf(page)).x - held.x)).toBeLessThan(150);
  await expectMoved(page, held);
  await carry(page, 3000, 2000);
  await expectInside(page);
  await page.mouse.up();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(() => expectInside(page)).toPass();
});

test('the button pauses them, for the reload too; taps push them away', async ({ page }) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  await expectMoved(page, await placeOf(page));
  await button.click();
  await expectStill(page);
  await visitAnimals(page);
  await expect(button).toHaveAccessibleName(words.goOn);
  await expectStill(page);
  const before = await placeOf(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  // Paused, they are left alone.
  await expect(animal(page, first).locator('img')).toHaveCSS('animation-name', 'none');
  // Away from where it was tapped.
  await page.mouse.click(x - 40, y);
  await expect.poll(async () => (await placeOf(page)).x - before.x).toBeGreaterThan(60);
  const pushed = await middleOf(page);
  await page.mouse.click(pushed.x + 40, pushed.y);
  await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(before.x, 0);
  await button.click();
  await expect(button).toHaveAccessibleName(words.pause);
  await expectMoved(page, before);
});

test('by keyboard the arrows push them from the button, which says so; screen readers and Tab skip them', async ({
  page,
}) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  const hint = page.getByText(words.hint);
  await expect(hint).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName(words.goOn);
  await expect(button).toHaveAccessibleDescription(words.hint);
  await expect(hint).toBeVisible();
  const before = await placeOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placeOf(page)).x - before.x).toBeCloseTo(80, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(before.x, 0);
  expect(
    await animal(page, first).evaluate((it) => it.closest('[aria-hidden=true]') !== null),
  ).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.locator('footer address a').first()).toBeFocused();
});

test('with reduced motion they stand still until dragged or moved by the button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAnimals(page);
  await expect(pauseButton(page)).toHaveAccessibleName(words.move);
  await expectStill(page);
  const start = await placeOf(page);
  await pauseButton(page).click();
  await expect.poll(async () => (await placeOf(page)).x - start.x).toBeCloseTo(80, 0);
  const hold = await middleOf(page);
  await page.mouse.move(hold.x, hold.y);
  await expect(animal(page, first).locator('img')).toHaveCSS('animation-name', 'none');
  await carry(page, 250, -10);
  await page.mouse.up();
  await expect.poll(async () => (await placeOf(page)).x - start.x).toBeCloseTo(330, 0);
  // A throw does not set it in motion either.
  await expectStill(page);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('it drags one sideways', async ({ page }) => {
    await visitAnimals(page);
    await pauseButton(page).tap();
    const before = await placeOf(page);
    const from = await middleOf(page);
    await swipe(page, from, { x: from.x + 120, y: from.y });
    // The browser uses up the first pixels to tell a drag from a tap.
    await expect.poll(async () => (await placeOf(page)).x - before.x).toBeGreaterThan(80);
    expect((await placeOf(page)).x - before.x).toBeLessThan(125);
    await expectInside(page);
  });

  test('a vertical swipe over one scrolls the page, and a touch that the system cancels lets go of it', async ({
    page,
  }) => {
    await visitAnimals(page);
    const top = await scrollTop(page);
    const first = await middleOf(page);
    await swipe(page, first, { x: first.x, y: first.y + 300 });
    await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100);
    // The flick keeps scrolling for a while, and would scroll away from any position set meanwhile.
    await expect.poll(() => scrollsOn(page)).toBe(false);
    await showAnimals(page);
    await expectMoved(page, await placeOf(page));
    const second = await middleOf(page);
    await swipe(page, second, { x: second.x + 100, y: second.y }, 'touchCancel');
    await expectMoved(page, await placeOf(page));
    await pauseButton(page).tap();
    const before = await placeOf(page);
    // What was cancelled does not follow the next touch, wherever that starts.
    await swipe(page, { x: 200, y: 100 }, { x: 300, y: 100 });
    expect(await placeOf(page)).toEqual(before);
  });
});
