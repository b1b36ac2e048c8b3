import type { Locator } from 'playwright/test';
import { loadWorks } from '#src/content/build/load.ts';
import { workPicture } from '#src/images/workPicture.ts';
import { routes, workPath } from '#src/site.ts';
import { boxesOf, expect, scrollTo, scrollTop, skipUnless, test, visit } from './visit.ts';

const works = loadWorks();
/** The work whose title needs the most space. */
const [longest] = works.toSorted((a, b) => b.title.length - a.title.length);
const withPrototype = works.find(({ prototype }) => prototype);

for (const { slug, pictures } of new Set([longest, withPrototype].flatMap((work) => work ?? [])))
  test(`${slug}: cover and pictures fit the window, and phones get crops`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, workPath(slug));
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    const opening = page.locator('main section').first();
    const boxes = () => boxesOf(opening.locator('> :first-child').or(opening.locator('img')));
    const figures = page.locator('main figure img');
    await expect(figures).toHaveCount(pictures.length - 1);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1024, 768],
      [1280, 720],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const name = `${width} by ${height}`;
      const [text, cover] = await boxes();
      expect(cover?.top, name).toBeGreaterThanOrEqual(0);
      expect(cover?.height, name).toBeGreaterThan(height / 3);
      expect(cover?.bottom, name).toBeLessThanOrEqual(height + 1);
      if (width < height) continue;
      // The text must not cover the drawn object on the cover (see tests/built/works.test.ts).
      expect(text?.width, name).toBeLessThanOrEqual(width * 0.455);
      const lowest = (cover?.top ?? 0) + (cover?.height ?? 0) * 0.9;
      expect(text?.bottom, name).toBeLessThanOrEqual(lowest);
      // Polls, because a picture has the shape of its phone crop until the uncropped one has loaded.
      const highest = async () =>
        Math.max(0, ...(await boxesOf(figures)).map((figure) => figure.height));
      await expect.poll(highest, name).toBeLessThanOrEqual(height - 48);
      const [main] = await boxesOf(page.locator('main'));
      for (const { right } of await boxesOf(page.locator('figure:only-child > picture > img')))
        expect(right, name).toBeCloseTo(main?.right ?? 0, 0);
    }
    const shapes = async (all: Locator) =>
      (await boxesOf(all)).map(({ width, height }) => height / width);
    // On a desktop at 200 % zoom, the opening's picture is not much wider than high, so that its
    // object stays clear of the text.
    await page.setViewportSize({ width: 960, height: 540 });
    const art = await shapes(opening.locator('div:not([data-beside]) > img'));
    expect(Math.min(1, ...art)).toBeGreaterThan(1 / 1.7);
    await page.setViewportSize({ width: 360, height: 740 });
    const crops = pictures
      .slice(1)
      .map((picture) => workPicture(slug, picture).phone ?? workPicture(slug, picture));
    await expect
      .poll(() => shapes(figures))
      .toEqual(crops.map(({ width, height }) => expect.closeTo(height / width, 1)));

    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      const [text, cover] = await boxes();
      expect(cover?.top, JSON.stringify(media)).toBeGreaterThanOrEqual(text?.bottom ?? 0);
    }
  });

test('the styles of a work apply only on its page', async ({ page }) => {
  const [{ slug = '', colour } = {}] = works;
  skipUnless(slug, 'work');
  const headerInk = () =>
    page.locator('html').evaluate((it) => getComputedStyle(it).getPropertyValue('--header-ink'));
  await visit(page, routes.works);
  const before = await headerInk();
  await page
    .locator(`main article a[href="${workPath(slug)}"]`)
    .first()
    .click();
  await expect(page.locator('.opening')).toHaveCSS('display', 'block');
  await expect.poll(headerInk).toMatch(new RegExp(`^\\s*${colour?.ink}\\s*$`, 'i'));
  await page.goBack();
  await expect(page.locator('.opening')).toHaveCount(0);
  await expect.poll(headerInk).toBe(before);
});

test('at the top of a work the header changes both of its colours at once', async ({ page }) => {
  skipUnless(longest, 'work');
  await visit(page, workPath(longest?.slug ?? ''));
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).not.toHaveAttribute('data-at-top');
  await expect.poll(() => header.evaluate((it) => it.getAnimations().length)).toBe(0);
  const background = await header.evaluate(async (it) => {
    window.scrollTo(0, 0);
    while (!it.hasAttribute('data-at-top')) await new Promise(requestAnimationFrame);
    return getComputedStyle(it).backgroundColor;
  });
  expect(background).toBe('rgba(0, 0, 0, 0)');
});

test('on phones the first decision is open, and the row of another opens it', async ({ page }) => {
  const work = works.find(({ scene, decisions }) => !scene && decisions.length > 1);
  skipUnless(work, 'work');
  const [first, second] = work?.decisions ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, workPath(work?.slug ?? ''));
  const text = (decision = first) => page.getByText(decision?.text ?? '');
  await expect(text()).toBeVisible();
  await expect(text(second)).toBeHidden();
  await page.getByText(second?.title ?? '', { exact: true }).click({ force: true });
  await expect(text(second)).toBeVisible();
});

test('scrolling the page drives past all decisions along a road', async ({ page }) => {
  const work = works.find(({ scene }) => scene?.kind === 'road');
  skipUnless(work, 'work with a road');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, workPath(work?.slug ?? ''));
  const road = page.locator('[role=group][aria-labelledby=decisions]');
  const [{ right: edge } = { right: 0 }] = await boxesOf(road);
  for (const { left, right } of await boxesOf(road.locator('p')))
    expect(left > edge - 1 || right < edge, 'no text is cut').toBe(true);
  for (const { title } of work?.decisions ?? []) {
    // Scrolls until the heading is in view. The page follows each scroll within some frames.
    const drive = async () => {
      await scrollTo(page, (await scrollTop(page)) + 200);
      const [box] = await boxesOf(road.getByRole('heading', { name: title }));
      return box && box.left >= 0 && box.right <= 1440 && box.top >= 0 && box.bottom <= 900;
    };
    await expect.poll(drive, { message: title, intervals: [0] }).toBe(true);
  }
});

test('without motion, windows with room for columns show all decisions along a road', async ({
  page,
}) => {
  const work = works.find(({ scene }) => scene?.kind === 'road');
  skipUnless(work, 'work with a road');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, workPath(work?.slug ?? ''));
  const road = page.locator('[role=group][aria-labelledby=decisions]');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await road.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(1);
  }
});
