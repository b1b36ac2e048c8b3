import type { Response } from 'playwright/test';
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
      const responses = new Map<string, Response>();
      page.on('response', (response) => responses.set(response.url(), response));
      await visit(page, workPath);
      const picture = page.locator('img:not([src$=".svg"])').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const url = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
      const { pathname, searchParams } = new URL(url);
      const requested = Number(searchParams.get('w'));
      expect([pathname, searchParams.get('q')]).toEqual([imagePath, String(quality)]);
      expect(requested).toBeGreaterThanOrEqual(min);
      expect(requested).toBeLessThanOrEqual(max);
      const headers = responses.get(url)?.headers();
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        vary: expect.stringMatching(/accept/i),
      });
    });
  });
