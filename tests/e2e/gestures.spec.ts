import type { Page } from 'playwright/test';
import { hasGesture } from '#src/content/drawings/gesture.ts';
import { gesturePath, routes, workPath } from '#src/site.ts';
import { expect, skipUnless, test, visit } from './visit.ts';
import { works } from './worksList.ts';

const moving = works.filter(({ slug }) => hasGesture(slug));
const [{ slug: first = '' } = {}] = moving;

test.beforeEach(() => skipUnless(moving.length, 'gesture'));

const workOf = (page: Page, slug = first) =>
  page.locator('main article').filter({ has: page.locator(`a[href="${workPath(slug)}"]`) });
const gestureOf = (page: Page, slug = first) => workOf(page, slug).locator('img:nth-child(2)');
const playing = /^data:image\/svg/;

async function reach(page: Page, slug = first) {
  await workOf(page, slug).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (path) => performance.getEntriesByName(new URL(path, origin).href).length > 0,
    gesturePath(slug),
  );
}

test('pointing at a work plays its gesture in the place of its picture', async ({ page }) => {
  await visit(page, routes.works);
  for (const { slug } of moving) {
    await reach(page, slug);
    await workOf(page, slug).hover();
    await expect(gestureOf(page, slug), slug).toHaveAttribute('src', playing);
    const [picture, gesture] = await workOf(page, slug)
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect();
          const { objectFit, objectPosition } = getComputedStyle(image);
          return [[x, y, width, height].map(Math.round), objectFit, objectPosition];
        }),
      );
    expect(gesture, slug).toEqual(picture);
  }
});

test('a gesture is still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.works);
  await reach(page);
  await workOf(page).hover();
  await expect(gestureOf(page)).not.toHaveAttribute('src');
});
