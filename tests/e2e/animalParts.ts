import type { Page } from 'playwright/test';
import { expect, frames, visit } from './visit.ts';

export const names = ['cub', 'puli'] as const;
export type Name = (typeof names)[number];

export const animal = (page: Page, name: Name) => page.locator(`footer [data-animal=${name}]`);

export const pauseButton = (page: Page) => page.getByRole('button', { name: /the animals/ });

/** Opens a page and scrolls to the animals; resolves when their script has been fetched. */
export async function visitAnimals(page: Page, path = '/contact-us') {
  await visit(page, path);
  // With real random numbers both animals would sometimes stand still for a while.
  await page.evaluate(() => Object.assign(Math, { random: () => 0.9 }));
  // Pictures do not count: they are swapped as the animals come near.
  await page.locator('footer').evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  for (const name of names) await expect(animal(page, name)).toBeAttached();
  await showAnimals(page);
}

/** Scrolls the animals' stage to the middle of the window. */
export async function showAnimals(page: Page) {
  await animal(page, 'cub').evaluate((it) => it.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await frames(page);
}

export interface Place {
  x: number;
  y: number;
}

/** The position of an animal's top left corner within its stage, and the maximum it can reach; CSS pixels. */
export const placeOf = (page: Page, name: Name) =>
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

/** Expects both animals to be entirely within their stage. */
export async function expectInside(page: Page) {
  for (const name of names) {
    const { x, y, right, bottom } = await placeOf(page, name);
    for (const [value, maximum] of [
      [x, right],
      [y, bottom],
    ] as const) {
      expect(value, `${name} of ${maximum}`).toBeGreaterThanOrEqual(-0.5);
      expect(value, `${name} of ${maximum}`).toBeLessThanOrEqual(maximum + 0.5);
    }
  }
}

/** The middle of an animal in window coordinates: where a pointer grabs it. */
export async function middleOf(page: Page, name: Name): Promise<Place> {
  const box = await animal(page, name).boundingBox();
  if (!box) throw new Error(`The ${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether both animals stand still for 30 frames, about half a second. */
export async function standStill(page: Page): Promise<boolean> {
  const places = () => Promise.all(names.map((name) => placeOf(page, name)));
  const before = JSON.stringify(await places());
  await frames(page, 30);
  return JSON.stringify(await places()) === before;
}
