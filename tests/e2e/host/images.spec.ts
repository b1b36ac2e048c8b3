import { imagePath, quality } from '#src/images/sizes.ts';
import { workPath } from '#src/site.ts';
import { expect, skipUnless, test, visit } from '../visit.ts';
import { works } from '../worksList.ts';

test.use({ viewport: { width: 1600, height: 800 }, deviceScaleFactor: 2 });

test('a picture is an AVIF of a width that fits a high-density window', async ({ page }) => {
  const [work] = works;
  skipUnless(work, 'work');
  const answer = page.waitForResponse(`**${imagePath}?*`);
  await visit(page, workPath(work?.slug ?? ''));
  const picture = page.locator('img:not([src$=".svg"])').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const { searchParams } = new URL(await picture.evaluate((it: HTMLImageElement) => it.currentSrc));
  expect(searchParams.get('q')).toBe(String(quality));
  expect(Number(searchParams.get('w'))).toBeGreaterThanOrEqual(1920);
  expect((await answer).headers()['content-type']).toBe('image/avif');
});
