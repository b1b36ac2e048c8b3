import type { Page } from 'playwright/test';
import { mascots } from '../../src/content/facts/mascots.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { expect, visit, waitForFrames } from './visit.ts';

export const words = shellWords[shellLanguage].animals;

export const names = mascots.map(({ name }) => name);
export const [first = '', second = ''] = names;

export const animal = (page: Page, name: string) => page.locator(`footer [data-animal=${name}]`);

/** The footer's only button. With reduced motion it moves the animals instead of pausing them. */
export const pauseButton = (page: Page) => page.getByRole('contentinfo').getByRole('button');

export async function scrollToAnimals(page: Page) {
  await animal(page, first).evaluate((it) =>
    it.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await waitForFrames(page);
}

/** Opens a page, scrolls to the animals and waits until their script has loaded. */
export async function visitAnimals(page: Page, path: string = routes.contact) {
  await visit(page, path);
  // Real random numbers sometimes make an animal stop for a while.
  await page.evaluate(() => Object.assign(Math, { random: () => 0.9 }));
  await page
    .locator('footer')
    .evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(animal(page, second)).toBeAttached();
  await scrollToAnimals(page);
}

/** Returns the position of an animal in its area, and the maximum on each axis, in CSS pixels. */
export const positionOf = (page: Page, name = first) =>
  animal(page, name).evaluate((it) => {
    const own = it.getBoundingClientRect();
    const stage = (it.parentElement as Element).getBoundingClientRect();
    return {
      x: own.x - stage.x,
      y: own.y - stage.y,
      right: stage.width - own.width,
      bottom: stage.height - own.height,
    };
  });

/** Expects both animals to be entirely inside their area. */
export async function expectInside(page: Page) {
  for (const name of names) {
    const { x, y, right, bottom } = await positionOf(page, name);
    expect(
      Math.min(x, y, right - x, bottom - y),
      `${name} at ${x}, ${y} of ${right}, ${bottom}`,
    ).toBeGreaterThanOrEqual(-0.5);
  }
}

/** Waits until an animal is more than 3 px away from a position. */
export const expectMoved = (page: Page, from: { x: number }, name = first) =>
  expect.poll(async () => Math.abs((await positionOf(page, name)).x - from.x)).toBeGreaterThan(3);

/** Returns the centre of an animal in CSS pixels of the viewport. */
export async function centreOf(page: Page, name = first) {
  const box = await animal(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until neither animal moves for 30 frames, about half a second. */
export async function expectStill(page: Page) {
  const positions = () => Promise.all(names.map((name) => positionOf(page, name)));
  await expect(async () => {
    const before = await positions();
    await waitForFrames(page, 30);
    expect(await positions()).toEqual(before);
  }).toPass();
}

/** Grabs the first animal with the mouse and drags it by some pixels, without releasing it. */
export async function dragFirst(page: Page, x: number, y: number) {
  const from = await centreOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 8 });
  await waitForFrames(page);
}
