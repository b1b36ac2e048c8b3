import { looseEnd } from './cordParts.ts';
import { noticeOf } from './notice.ts';
import { expect, test, visit } from './visit.ts';

test.describe('on a first visit', () => {
  test.use({ answer: null });
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    test(`at ${width}×${height} the line and its loose end lie above the cookie notice`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/');
      const { region } = noticeOf(page);
      await expect(region).toBeVisible();
      const top = await region.evaluate((it) => innerHeight - it.getBoundingClientRect().height);
      const end = await looseEnd(page);
      expect(end.y).toBeLessThan(top - 4);
      expect(end.x / width).toBeCloseTo(0.81, 1);
      // Neither link is on it.
      for (const link of await page.locator('main section').first().getByRole('link').all())
        expect(await link.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(end.y - 6);
    });
  }
});
