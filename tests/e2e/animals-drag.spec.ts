import type { Page } from 'playwright/test';
import { expectInside, middleOf, names, type Place, pauseButton, placeOf, standStill, visitAnimals } from './animalParts.ts';
import { test } from './sharedPage.ts';
import { expect, frames } from './visit.ts';

/** Grabs an animal at a place and drags it by some pixels without letting go. */
async function carry(page: Page, from: Place, by: Place) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
}

for (const [name, x] of [
  ['cub', 300],
  ['puli', -300],
] as const) {
  test(`the ${name} follows the mouse and stays where it is dropped`, async ({ page }) => {
    await visitAnimals(page);
    await pauseButton(page).click();
    const before = await placeOf(page, name);
    await carry(page, await middleOf(page, name), { x, y: -30 });
    const carried = await placeOf(page, name);
    expect(carried.x - before.x).toBeCloseTo(x, 0);
    expect(carried.y - before.y).toBeCloseTo(-30, 0);
    await page.mouse.up();
    expect(await standStill(page)).toBe(true);
    expect(await placeOf(page, name)).toEqual(carried);
  });
}

test('after a drop it drifts on from there', async ({ page }) => {
  await visitAnimals(page);
  const start = await middleOf(page, 'cub');
  await carry(page, start, { x: 400, y: -20 });
  // A pointer that rests before its release does not throw.
  await page.evaluate(() => new Promise((rested) => setTimeout(rested, 200)));
  const put = await placeOf(page, 'cub');
  await page.mouse.up();
  await frames(page, 2);
  expect(Math.abs((await placeOf(page, 'cub')).x - put.x)).toBeLessThan(150);
  await page.mouse.move(0, 0);
  await expect.poll(async () => Math.abs((await placeOf(page, 'cub')).x - put.x)).toBeGreaterThan(3);
  await expectInside(page);
});

test('while one is held, it does not drift, but the other one does', async ({ page }) => {
  await visitAnimals(page);
  await carry(page, await middleOf(page, 'cub'), { x: 200, y: 0 });
  const held = await placeOf(page, 'cub');
  const other = await placeOf(page, 'puli');
  await expect.poll(async () => Math.abs((await placeOf(page, 'puli')).x - other.x)).toBeGreaterThan(2);
  expect(await placeOf(page, 'cub')).toEqual(held);
  await page.mouse.up();
});

test('dragged far outside, it stays on its stage', async ({ page }) => {
  await visitAnimals(page);
  for (const by of [
    { x: -3000, y: -2000 },
    { x: 3000, y: 2000 },
  ]) {
    for (const name of names) {
      await carry(page, await middleOf(page, name), by);
      await expectInside(page);
      await page.mouse.up();
      await frames(page, 5);
      await expectInside(page);
    }
  }
});

test('only the main button picks it up', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).click();
  const before = await placeOf(page, 'cub');
  const { x, y } = await middleOf(page, 'cub');
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  expect(await placeOf(page, 'cub')).toEqual(before);
});

test('with reduced motion they stand still until dragged, and the button moves them instead of pausing them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAnimals(page);
  await expect(pauseButton(page)).toHaveAccessibleName('Move the animals');
  expect(await standStill(page)).toBe(true);
  const start = await placeOf(page, 'cub');
  await pauseButton(page).click();
  expect((await placeOf(page, 'cub')).x - start.x).toBeCloseTo(80, 0);
  const before = await placeOf(page, 'cub');
  const hold = await middleOf(page, 'cub');
  await page.mouse.move(hold.x, hold.y);
  await expect(page.locator('footer [data-animal=cub] img')).toHaveCSS('animation-name', 'none');
  await carry(page, hold, { x: 250, y: -10 });
  await page.mouse.up();
  expect((await placeOf(page, 'cub')).x - before.x).toBeCloseTo(250, 0);
  // A throw does not set it in motion either.
  expect(await standStill(page)).toBe(true);
});
