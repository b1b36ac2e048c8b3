import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { contentFolder } from '../../src/content/build/folder.ts';
import { hasGesture } from '../../src/content/build/gesture.ts';
import { gesturePath, routes, workPath } from '../../src/site.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';
import { works } from './worksList.ts';

const moving = works.filter(({ slug }) => hasGesture(slug));
const [{ slug = '' } = {}] = moving;

test.beforeEach(() => skipUnless(moving.length, 'gesture'));

const workOf = (page: Page, name = slug) =>
  page.locator('main article').filter({ has: page.locator(`a[href="${workPath(name)}"]`) });
const gestureOf = (page: Page, name = slug) => workOf(page, name).locator('img:nth-child(2)');
const playing = /^data:image\/svg/;

/** Scrolls to a work and waits until its gesture has loaded. */
async function reach(page: Page, name: string) {
  await workOf(page, name).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (path) => performance.getEntriesByName(new URL(path, origin).href).length > 0,
    gesturePath(name),
  );
}

/** The largest difference between two screenshots, 0 to 255; an edge beside its place by a pixel makes 100. */
async function largestDifference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().blur(1).raw().toBuffer()),
  );
  return first?.reduce((most, value, i) => Math.max(most, Math.abs(value - (second?.[i] ?? 0))), 0);
}

for (const width of [360, 1440])
  test(`gestures begin as their covers are, ${width} pixels wide`, async ({ page }) => {
    const stopped = '<style>* { animation-play-state: paused !important }</style></svg>';
    await page.route(`**${gesturePath('*')}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</svg>', stopped),
      });
    });
    for (const { slug, pictures } of moving) {
      const cover = await sharp(`${contentFolder}/works/${slug}/${pictures[0]?.file}`)
        .resize(width)
        .png()
        .toBuffer({ resolveWithObject: true });
      await page.setViewportSize({ width, height: cover.info.height });
      await page.goto(gesturePath(slug));
      await page.evaluate((png) => {
        const svg = document.documentElement as unknown as SVGSVGElement;
        svg.pauseAnimations();
        svg.setCurrentTime(0);
        svg.style.background = `url("data:image/png;base64,${png}")`;
      }, cover.data.toString('base64'));
      const both = await page.screenshot();
      await page.evaluate(() => {
        for (const part of document.documentElement.children)
          (part as SVGElement).style.display = 'none';
      });
      const difference = await largestDifference(both, await page.screenshot());
      expect.soft(difference, slug).toBeLessThan(100);
    }
  });

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
      const places = await workOf(page, slug)
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => {
            const { x, y, width, height } = image.getBoundingClientRect();
            const { objectFit, objectPosition } = getComputedStyle(image);
            return [[x, y, width, height].map(Math.round), objectFit, objectPosition];
          }),
        );
      expect(places[1], slug).toEqual(places[0]);
    }
  });

test('a gesture plays again when its link gets the focus by keyboard, and shows only then', async ({
  page,
}) => {
  await visit(page, routes.works);
  await reach(page, slug);
  const gesture = gestureOf(page);
  await workOf(page).hover();
  await expect(gesture).toHaveAttribute('src', playing);
  const first = await gesture.getAttribute('src');
  await page.mouse.move(0, 0);
  await expect(gesture).toHaveCSS('opacity', '0');
  await workOf(page).getByRole('link').press('Shift');
  await expect(gesture).not.toHaveAttribute('src', first ?? '');
  await expect(gesture).toHaveCSS('opacity', '1');
});

test('with reduced motion no gesture plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.works);
  await reach(page, slug);
  await workOf(page).hover();
  await expect(gestureOf(page)).not.toHaveAttribute('src');
});

test('a gesture loads after its picture', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())));
  await visit(page, routes.works);
  await reach(page, slug);
  const [picture, gesture] = [`/images/works/${slug}/`, gesturePath(slug)].map((path) =>
    requested.findIndex((url) => url.includes(path)),
  );
  expect(picture).toBeGreaterThan(-1);
  expect(gesture).toBeGreaterThan(picture ?? 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a gesture plays once, when most of its cover is in view after scrolling', async ({
    page,
  }) => {
    await visit(page, routes.works);
    const last = moving.at(-1)?.slug ?? '';
    await reach(page, last);
    await gestureOf(page, last).evaluate((image) => image.scrollIntoView({ block: 'center' }));
    const gesture = gestureOf(page, last);
    await expect(gesture).toHaveAttribute('src', playing);
    const source = await gesture.getAttribute('src');
    await page.evaluate(() => window.scrollTo(0, 0));
    await gesture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect(gesture).toHaveAttribute('src', source ?? '');
  });
});
