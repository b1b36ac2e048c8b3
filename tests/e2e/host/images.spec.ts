import { imagePath, quality } from '../../../src/images/sizes.ts';
import { routes } from '../../../src/site.ts';
import { pages } from '../sitemap.ts';
import { skipUnless } from '../skipUnless.ts';
import { expect, test, visit } from '../visit.ts';

const workPath = pages.find((path) => path.startsWith(`${routes.works}/`)) ?? '';

test.beforeEach(() => skipUnless(workPath, 'work'));

for (const [name, width, deviceScaleFactor, min, max] of [
  ['narrow', 360, 1, 360, 640],
  ['wide, high-density', 1600, 2, 1920, 3840],
] as const)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('a picture has the width in its URL, and a width that fits the window', async ({
      page,
    }) => {
      await visit(page, workPath);
      const picture = page.locator('img:not([src$=".svg"])').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const source = new URL(await picture.evaluate((it: HTMLImageElement) => it.currentSrc));
      const requested = Number(source.searchParams.get('w'));
      expect([source.pathname, source.searchParams.get('q')]).toEqual([imagePath, String(quality)]);
      expect(requested).toBeGreaterThanOrEqual(min);
      expect(requested).toBeLessThanOrEqual(max);
      const decoded = await page.evaluate(async (url) => {
        const response = await fetch(url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
        const { width: decodedWidth } = await createImageBitmap(await response.blob());
        return [...['content-type', 'vary'].map((it) => response.headers.get(it)), decodedWidth];
      }, source.href);
      expect(decoded).toEqual(['image/avif', expect.stringMatching(/accept/i), requested]);
    });
  });
