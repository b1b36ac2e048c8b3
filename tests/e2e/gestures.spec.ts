import type { Page } from 'playwright/test';
import { hasGesture } from '#src/content/build/gesture.ts';
import { gesturePath, routes, workPath } from '#src/site.ts';
import { expect, holdRequests, phone, skipUnless, test, visit } from './visit.ts';
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

for (const width of [768, 1440])
  test(`pointing at a work plays its gesture in the place of its picture, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
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

test('a gesture plays for a mouse that was there before it had loaded, and again at its link’s keyboard focus', async ({
  page,
}) => {
  const release = await holdRequests(page, `**${gesturePath(first)}`);
  await visit(page, routes.works);
  const gesture = gestureOf(page);
  await workOf(page).hover();
  // Chromium outlines an image without a source.
  await expect(gesture).toHaveCSS('opacity', '0');
  release();
  await expect(gesture).toHaveAttribute('src', playing);
  const source = (await gesture.getAttribute('src')) ?? '';
  await page.mouse.move(0, 0);
  await expect(gesture).toHaveCSS('opacity', '0');
  await workOf(page).getByRole('link').press('Shift');
  await expect(gesture).not.toHaveAttribute('src', source);
  await expect(gesture).toHaveCSS('opacity', '1');
});

test('a gesture is still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.works);
  await reach(page);
  await workOf(page).hover();
  await expect(gestureOf(page)).not.toHaveAttribute('src');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a gesture plays once, when scrolling has shown most of its cover', async ({ page }) => {
    await visit(page, routes.works);
    const last = moving.at(-1)?.slug;
    await reach(page, last);
    const gesture = gestureOf(page, last);
    const centre = () => gesture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await centre();
    await expect(gesture).toHaveAttribute('src', playing);
    const source = (await gesture.getAttribute('src')) ?? '';
    await page.evaluate(() => window.scrollTo(0, 0));
    await centre();
    await expect(gesture).toHaveAttribute('src', source);
  });
});
