import { imagePath, quality } from '#src/images/sizes.ts';
import { workPath } from '#src/site.ts';
import { expect, skipUnless, test, visit } from '../visit.ts';
import { works } from '../worksList.ts';

for (const [name, width, deviceScaleFactor, min, max] of [
  ['narrow', 360, 1, 360, 640],
  ['wide, high-density', 1600, 2, 1920, 3840],
] as const)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor });

    test('a picture is an AVIF of a width that fits the window', async ({ page }) => {
      const [work] = works;
      skipUnless(work, 'work');
      const answer = page.waitForResponse(`**${imagePath}?*`);
      await visit(page, workPath(work?.slug ?? ''));
      const picture = page.locator('img:not([src$=".svg"])').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const url = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
      const { searchParams } = new URL(url);
      expect(searchParams.get('q')).toBe(String(quality));
      expect(Number(searchParams.get('w'))).toBeGreaterThanOrEqual(min);
      expect(Number(searchParams.get('w'))).toBeLessThanOrEqual(max);
      expect((await answer).headers()['content-type']).toBe('image/avif');
    });
  });
