import { imagePath, quality } from '#src/images/sizes.ts';
import { routes } from '#src/site.ts';
import { pages } from '../sitemap.ts';
import { expect, skipUnless, test, visit } from '../visit.ts';

const workPath = pages.find((path) => path.startsWith(`${routes.works}/`)) ?? '';

for (const [name, width, deviceScaleFactor, min, max] of [
  ['narrow', 360, 1, 360, 640],
  ['wide, high-density', 1600, 2, 1920, 3840],
] as const)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('a picture is an AVIF of a width that fits the window', async ({ page }) => {
      skipUnless(workPath, 'work');
      const answer = page.waitForResponse(`**${imagePath}?*`);
      await visit(page, workPath);
      const picture = page.locator('img:not([src$=".svg"])').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const url = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
      const { pathname, searchParams } = new URL(url);
      expect([pathname, searchParams.get('q')]).toEqual([imagePath, String(quality)]);
      expect(Number(searchParams.get('w'))).toBeGreaterThanOrEqual(min);
      expect(Number(searchParams.get('w'))).toBeLessThanOrEqual(max);
      expect((await answer).headers()['content-type']).toBe('image/avif');
    });
  });
