import { expectInside, middleOf, pauseButton, placeOf, showAnimals, visitAnimals } from './animalParts.ts';
import { swipe } from './finger.ts';
import { expect, scrollsOn, scrollTop, test } from './visit.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
test('a finger drags an animal sideways', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).tap();
  const before = await placeOf(page, 'cub');
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x + 120, y: from.y });
  // The browser uses up the first pixels to tell a drag from a tap.
  await expect.poll(async () => (await placeOf(page, 'cub')).x - before.x).toBeGreaterThan(80);
  expect((await placeOf(page, 'cub')).x - before.x).toBeLessThan(125);
  await expectInside(page);
});

test('an animal lets the page scroll under a vertical swipe, and drifts on afterwards', async ({ page }) => {
  await visitAnimals(page);
  const top = await scrollTop(page);
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x, y: from.y + 300 });
  await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100);
  // The flick keeps scrolling for a while, and would scroll away from any position set meanwhile.
  await expect.poll(() => scrollsOn(page)).toBe(false);
  await showAnimals(page);
  const { x } = await placeOf(page, 'cub');
  await expect.poll(async () => Math.abs((await placeOf(page, 'cub')).x - x)).toBeGreaterThan(3);
});

test('an animal drifts on after the system has cancelled the touch', async ({ page }) => {
  await visitAnimals(page);
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x + 100, y: from.y }, 'touchCancel');
  const { x } = await placeOf(page, 'cub');
  await expect.poll(async () => Math.abs((await placeOf(page, 'cub')).x - x)).toBeGreaterThan(3);
  // It does not follow the next touch either, wherever that starts.
  await pauseButton(page).tap();
  const before = await placeOf(page, 'cub');
  await swipe(page, { x: 200, y: 100 }, { x: 300, y: 100 });
  expect(await placeOf(page, 'cub')).toEqual(before);
});
