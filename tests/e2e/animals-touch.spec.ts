import { expectInside, middleOf, pauseButton, placeOf, showAnimals, visitAnimals } from './animalParts.ts';
import { swipe } from './finger.ts';
import { expect, scrollsOn, scrollTop, test } from './visit.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
test('a finger carries an animal sideways', async ({ page }) => {
  await visitAnimals(page);
  await pauseButton(page).tap();
  const before = await placeOf(page, 'cub');
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x + 120, y: from.y });
  // What the browser needs to tell a drag from a tap is lost.
  await expect.poll(async () => (await placeOf(page, 'cub')).x - before.x).toBeGreaterThan(80);
  expect((await placeOf(page, 'cub')).x - before.x).toBeLessThan(125);
  await expectInside(page);
});

test('an animal under a finger that goes up lets the page scroll, and drifts on after', async ({ page }) => {
  await visitAnimals(page);
  const top = await scrollTop(page);
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x, y: from.y + 300 });
  await expect.poll(() => scrollTop(page)).toBeLessThan(top - 100);
  // The flick scrolls on for a while, also away from a place that the page is brought to meanwhile.
  await expect.poll(() => scrollsOn(page)).toBe(false);
  await showAnimals(page);
  const { x } = await placeOf(page, 'cub');
  await expect.poll(async () => Math.abs((await placeOf(page, 'cub')).x - x)).toBeGreaterThan(3);
});

test('an animal drifts on after the system has taken the touch away', async ({ page }) => {
  await visitAnimals(page);
  const from = await middleOf(page, 'cub');
  await swipe(page, from, { x: from.x + 100, y: from.y }, 'touchCancel');
  const { x } = await placeOf(page, 'cub');
  await expect.poll(async () => Math.abs((await placeOf(page, 'cub')).x - x)).toBeGreaterThan(3);
  // Nor does it follow the next finger, wherever that is put.
  await pauseButton(page).tap();
  const before = await placeOf(page, 'cub');
  await swipe(page, { x: 200, y: 100 }, { x: 300, y: 100 });
  expect(await placeOf(page, 'cub')).toEqual(before);
});
