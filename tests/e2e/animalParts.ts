import type { Page } from 'playwright/test';
import { localTime } from '#src/calendar/localTime.ts';
import { mascots } from '#src/content/facts/mascots.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes, site } from '#src/site.ts';
import { centreOf, expect, visit, waitForFrames } from './visit.ts';

export const words = shellWords.animals;

export const names = mascots.map(({ name }) => name);
const [first = ''] = names;

export const animal = (page: Page, name = first) => page.locator(`div[data-animal=${name}]`);

/** The footer's only button. With reduced motion it moves the animals instead of pausing them. */
export const pauseButton = (page: Page) => page.getByRole('contentinfo').getByRole('button');

/** Noon at the first office: at night its half of the footer is dark, and animals may sleep. */
const noon = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 5, 21, hour)).find((moment) =>
  localTime(moment, site.offices[0].timeZone).time.startsWith('12'),
);

export async function visitAnimals(page: Page, path: string = routes.contact) {
  if (noon) await page.clock.setFixedTime(noon);
  await visit(page, path);
  // Real random numbers sometimes make an animal stop for a while.
  await page.evaluate(() => Object.assign(Math, { random: () => 0.9 }));
  await page
    .locator('footer')
    .evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await animal(page).evaluate((it) =>
    it.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await waitForFrames(page);
}

/** Returns the position in the animal's area, in CSS pixels. */
export const positionOf = (page: Page, name = first) =>
  animal(page, name).evaluate((it) => {
    const own = it.getBoundingClientRect();
    const stage = (it.parentElement as Element).getBoundingClientRect();
    return { x: own.x - stage.x, y: own.y - stage.y };
  });

export async function expectMoved(page: Page, name = first) {
  const { x } = await positionOf(page, name);
  await expect.poll(async () => Math.abs((await positionOf(page, name)).x - x)).toBeGreaterThan(3);
}

export async function drag(page: Page, x: number, y: number, name = first) {
  const from = await centreOf(animal(page, name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 8 });
  await waitForFrames(page);
}
