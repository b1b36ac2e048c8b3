import { loadWorks } from '../../src/content/build/load.ts';
import { workPicture } from '../../src/images/workPicture.ts';
import { routes, workPath } from '../../src/site.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';

const works = loadWorks();
/** The work whose title needs the most space. */
const [longest] = works.toSorted((a, b) => b.title.length - a.title.length);
const withPrototype = works.find(({ prototype }) => prototype);

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 2560, height: 1440 },
];

for (const { slug, pictures } of new Set([longest, withPrototype].flatMap((work) => work ?? []))) {
  test(`${slug}: the cover fits the first screen, each picture the window, and phones get crops`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, workPath(slug));
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    const opening = page.locator('main section').first();
    const figures = () =>
      page
        .locator('main figure img')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    for (const size of windows) {
      await page.setViewportSize(size);
      const name = `${size.width} by ${size.height}`;
      const { y = -1, height = 0 } = (await opening.locator('img').boundingBox()) ?? {};
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(height, name).toBeGreaterThan(size.height / 3);
      expect(y + height, name).toBeLessThanOrEqual(size.height + 1);
      const text = await opening.locator('> :first-child').boundingBox();
      // The text must not cover the drawn object on the cover (see tests/built/works.test.ts).
      if (size.width > size.height) {
        expect(text?.width, name).toBeLessThanOrEqual(size.width * 0.455);
        expect((text?.y ?? 0) + (text?.height ?? 0), name).toBeLessThanOrEqual(y + height * 0.9);
      }
      await expect(page.locator('main figure img')).toHaveCount(pictures.length - 1);
      const highest = async () => Math.max(0, ...(await figures()).map(({ height }) => height));
      // Polls, because a picture has the shape of its phone crop until the uncropped one has loaded.
      if (size.width > size.height)
        await expect.poll(highest, name).toBeLessThanOrEqual(size.height - 48);
    }
    // On a desktop at 200 % zoom, the opening's picture is not much wider than high, so that its
    // object stays clear of the text.
    await page.setViewportSize({ width: 960, height: 540 });
    const art = opening.locator('div:not([data-beside]) > img');
    const shapes = await art.evaluateAll((all) =>
      all.map((it) => it.clientWidth / it.clientHeight),
    );
    expect(Math.max(0, ...shapes)).toBeLessThan(1.7);
    await page.setViewportSize({ width: 360, height: 740 });
    const crops = pictures
      .slice(1)
      .map((picture) => workPicture(slug, picture).phone ?? workPicture(slug, picture));
    const shown = async () => (await figures()).map(({ width, height }) => height / width);
    await expect
      .poll(shown)
      .toEqual(crops.map(({ width, height }) => expect.closeTo(height / width, 2)));

    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia(media);
      const text = await opening.locator('> :first-child').boundingBox();
      const cover = await opening.locator('img').boundingBox();
      expect(cover?.y, JSON.stringify(media)).toBeGreaterThanOrEqual(
        (text?.y ?? 0) + (text?.height ?? 0),
      );
    }
  });
}

test('the styles of a work apply only on its page', async ({ page }) => {
  const [work] = works;
  skipUnless(work, 'work');
  const headerInk = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--header-ink')
        .trim()
        .toLowerCase(),
    );
  await visit(page, routes.works);
  const before = await headerInk();
  await page
    .locator(`main article a[href="${workPath(work?.slug ?? '')}"]`)
    .first()
    .click();
  await expect(page.locator('.opening')).toHaveCSS('display', 'block');
  await expect.poll(headerInk).toBe(work?.colour.ink.toLowerCase());
  await page.goBack();
  await expect(page.locator('.opening')).toHaveCount(0);
  await expect.poll(headerInk).toBe(before);
});
