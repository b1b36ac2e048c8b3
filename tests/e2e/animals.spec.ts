import {
  animal,
  expectInside,
  middleOf,
  type Name,
  names,
  pauseButton,
  placeOf,
  standStill,
  visitAnimals,
} from './animalParts.ts';
import { test } from './sharedPage.ts';
import { expect, frames, visit } from './visit.ts';

test('a cub and a puli of 160 by 160 pixels are in the footer of every page', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
    await visit(page, path);
    const pictures = page.locator('footer img');
    await expect(pictures).toHaveCount(2);
    for (const [index, name] of names.entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('src', new RegExp(name));
      await expect(pictures.nth(index)).toHaveAttribute('width', '160');
      await expect(pictures.nth(index)).toHaveAttribute('height', '160');
    }
  }
  await visitAnimals(page);
  for (const name of names) {
    const box = await animal(page, name).boundingBox();
    expect(box?.width).toBeCloseTo(160, 1);
    expect(box?.height).toBeCloseTo(160, 1);
    const drawn = () =>
      animal(page, name)
        .locator('img')
        .evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0);
    await expect.poll(drawn).toBe(true);
  }
});

test('they drift while they are in view, and stay on their stage', async ({ page }) => {
  await visitAnimals(page);
  for (const name of names) {
    const { x } = await placeOf(page, name);
    await expect.poll(async () => Math.abs((await placeOf(page, name)).x - x)).toBeGreaterThan(3);
  }
  await expectInside(page);
});

test('they stop while they are out of view', async ({ page }) => {
  await visitAnimals(page);
  const transform = () => animal(page, 'cub').evaluate((it) => it.style.transform);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(animal(page, 'cub')).not.toBeInViewport();
  await frames(page, 10);
  const left = await transform();
  await frames(page, 30);
  expect(await transform()).toBe(left);
});

test('the pause button stops them, says so, and starts them again where they stopped', async ({ page }) => {
  await visitAnimals(page);
  const button = pauseButton(page);
  await expect(button).toHaveAccessibleName('Pause the animals');
  await button.click();
  await expect(button).toHaveAccessibleName('Let the animals go on');
  expect(await standStill(page)).toBe(true);
  const { x } = await placeOf(page, 'cub');
  await button.click();
  await expect(button).toHaveAccessibleName('Pause the animals');
  await expect.poll(async () => (await placeOf(page, 'cub')).x).not.toBe(x);
  expect(Math.abs((await placeOf(page, 'cub')).x - x)).toBeLessThan(160);
});

test('after a press on the pause button they do not move by another frame', async ({ page }) => {
  await visitAnimals(page);
  const { x } = await placeOf(page, 'cub');
  await expect.poll(async () => (await placeOf(page, 'cub')).x).not.toBe(x);
  const [pressed, later] = await pauseButton(page).evaluate(async (button: HTMLButtonElement) => {
    const transform = () => document.querySelector<HTMLElement>('footer [data-animal=cub]')?.style.transform;
    // Within a frame callback: the next frame has been requested but has not run.
    await new Promise((drawn) => requestAnimationFrame(drawn));
    button.click();
    const before = transform();
    for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return [before, transform()];
  });
  expect(later).toBe(pressed);
});

test('the pause button works with the keyboard', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pauseButton(page)).toHaveAccessibleName('Let the animals go on');
  await expect(pauseButton(page)).toBeFocused();
});

test('they stay on their stage when the window is resized', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).click();
  for (const width of [700, 320, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    await frames(page);
    await expectInside(page);
  }
});

test('they shake only under a resting pointer', async ({ page }) => {
  await visitAnimals(page);
  const shakes = async (name: Name) =>
    (await animal(page, name)
      .locator('img')
      .evaluate((it) => getComputedStyle(it).animationName)) !== 'none';
  for (const name of names) {
    expect(await shakes(name)).toBe(false);
    const { x, y } = await middleOf(page, name);
    await page.mouse.move(x, y);
    await expect.poll(() => shakes(name)).toBe(true);
  }
  expect(await shakes('cub')).toBe(false);
  // Paused, they are left alone.
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shakes('puli')).toBe(false);
});

test('they are decorative: screen readers skip them and nothing in them takes focus', async ({ page }) => {
  await visitAnimals(page);
  for (const name of names) {
    await expect(animal(page, name).locator('img')).toHaveAttribute('alt', '');
    expect(await animal(page, name).evaluate((it) => it.closest('[aria-hidden=true]') !== null)).toBe(true);
    expect(
      await animal(page, name).evaluate((it) => it.closest('[aria-hidden=true]')?.querySelector('a, button, [tabindex]')),
    ).toBe(null);
  }
  await pauseButton(page).focus();
  await page.keyboard.press('Tab');
  // The keys that move them work from the button, so that nobody has two more stops on the way.
  await expect(page.locator('footer address a').first()).toBeFocused();
});

test('a page that is loaded again keeps them paused', async ({ page: tab }) => {
  const page = await tab.context().newPage();
  await visitAnimals(page);
  await pauseButton(page).click();
  await visitAnimals(page);
  await expect(pauseButton(page)).toHaveAccessibleName('Let the animals go on');
  expect(await standStill(page)).toBe(true);
  await pauseButton(page).click();
  await visitAnimals(page);
  await expect(pauseButton(page)).toHaveAccessibleName('Pause the animals');
});

for (const paused of [true, false]) {
  test(`a tap pushes one, away from where it was tapped, where they are paused: ${paused}`, async ({ page: tab }) => {
    const page = await tab.context().newPage();
    await visitAnimals(page);
    if (paused) await pauseButton(page).click();
    const before = await placeOf(page, 'cub');
    const { x, y } = await middleOf(page, 'cub');
    await page.mouse.click(x - 40, y);
    await expect.poll(async () => (await placeOf(page, 'cub')).x - before.x).toBeGreaterThan(60);
    await expectInside(page);
    if (!paused) return;
    const pushed = await middleOf(page, 'cub');
    await page.mouse.click(pushed.x + 40, pushed.y);
    await expect.poll(async () => (await placeOf(page, 'cub')).x).toBeCloseTo(before.x, 0);
  });
}

test('by keyboard the arrows push them from the button, which says so', async ({ page: tab }) => {
  const page = await tab.context().newPage();
  await visitAnimals(page);
  const hint = page.getByText('Arrow keys move them');
  await expect(hint).toBeHidden();
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pauseButton(page)).toHaveAccessibleDescription('Arrow keys move them');
  await expect(hint).toBeVisible();
  const before = await placeOf(page, 'cub');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placeOf(page, 'cub')).x - before.x).toBeCloseTo(80, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await placeOf(page, 'cub')).x).toBeCloseTo(before.x, 0);
});
