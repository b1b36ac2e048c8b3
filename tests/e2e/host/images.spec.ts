import type { Page } from 'playwright/test';
import { imagePath, quality, widths } from '../../../src/images/sizes.ts';
import { routes } from '../../../src/site.ts';
import { onlyWith } from '../onlyWith.ts';
import { test } from '../sharedPage.ts';
import { pages } from '../sitemap.ts';
import { expect, visit } from '../visit.ts';

const workPath = pages.find((path) => path.startsWith(`${routes.works}/`)) ?? '';

/** The page's raster pictures: all but the SVG drawings. */
const rasters = (page: Page) => page.locator('img:not([src$=".svg"])');

test.beforeEach(() => onlyWith(workPath, 'work'));

test('a work loads its pictures through the resizer, and each has the width that its address asks for', async ({ page }) => {
  await visit(page, workPath);
  const pictures = await rasters(page).all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
    const source = new URL(await picture.evaluate((it: HTMLImageElement) => it.currentSrc));
    expect(source.pathname).toBe(imagePath);
    const width = Number(source.searchParams.get('w'));
    expect(widths).toContain(width);
    expect(source.searchParams.get('q')).toBe(String(quality));
    const decoded = await picture.evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const response = await fetch(currentSrc, { headers: { Accept: 'image/avif,image/webp,*/*' } });
      const bitmap = await createImageBitmap(await response.blob());
      return { type: response.headers.get('content-type'), vary: response.headers.get('vary'), width: bitmap.width };
    });
    expect(decoded).toEqual({ type: 'image/avif', vary: expect.stringMatching(/accept/i), width });
  }
});

test('a narrow window requests narrower pictures than a wide one with a high pixel density', async ({ browser, baseURL }) => {
  const asked: number[] = [];
  for (const [width, deviceScaleFactor] of [
    [360, 1],
    [1600, 2],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await visit(page, workPath);
    const source = await rasters(page)
      .first()
      .evaluate((it: HTMLImageElement) => it.currentSrc);
    asked.push(Number(new URL(source).searchParams.get('w')));
    await context.close();
  }
  const [narrow = 0, wide = 0] = asked;
  expect(narrow).toBeLessThanOrEqual(640);
  expect(wide).toBeGreaterThanOrEqual(1920);
});
