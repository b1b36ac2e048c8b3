import type { Page } from 'playwright/test';
import { expect, frames, visit } from './visit.ts';

export const names = ['cub', 'puli'] as const;
export type Name = (typeof names)[number];

export const animal = (page: Page, name: Name) => page.locator(`footer [data-animal=${name}]`);

export const pauseButton = (page: Page) => page.getByRole('button', { name: /the animals/ });

/** Opens a page and goes down to the animals; resolves when their behaviour has been fetched. */
export async function visitAnimals(page: Page, path = '/contact-us') {
  await visit(page, path);
  // With real random numbers both would sometimes stand still for a while.
  await page.evaluate(() => Object.assign(Math, { random: () => 0.9 }));
  // Not the pictures: they are exchanged on approach.
  await page.locator('footer').evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  for (const name of names) await expect(animal(page, name)).toBeAttached();
  await showAnimals(page);
}

/** Brings their stage to the middle of the window. */
export async function showAnimals(page: Page) {
  await animal(page, 'cub').evaluate((it) => it.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await frames(page);
}

export interface Place {
  x: number;
  y: number;
}

/** The position of an animal's top left corner within its stage, and how far it may go; CSS pixels. */
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

/** Expects all of both animals on their stage. */
export async function expectInside(page: Page) {
  for (const name of names) {
    const { x, y, right, bottom } = await placeOf(page, name);
    for (const [value, most] of [
      [x, right],
      [y, bottom],
    ] as const) {
      expect(value, `${name} of ${most}`).toBeGreaterThanOrEqual(-0.5);
      expect(value, `${name} of ${most}`).toBeLessThanOrEqual(most + 0.5);
    }
  }
}

/** The middle of an animal in the window: where a hand takes hold of it. */
export async function middleOf(page: Page, name: Name): Promise<Place> {
  const box = await animal(page, name).boundingBox();
  if (!box) throw new Error(`The ${name} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether both animals stand still for half a second's worth of frames. */
export async function standStill(page: Page): Promise<boolean> {
  const places = () => Promise.all(names.map((name) => placeOf(page, name)));
  const before = JSON.stringify(await places());
  await frames(page, 30);
  return JSON.stringify(await places()) === before;
}
