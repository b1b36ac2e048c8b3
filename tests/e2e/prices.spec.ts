import { loadExample } from '#src/content/load/loadPrices.ts';
import { routes } from '#src/site.ts';
import { boxesOf, expect, skipUnless, test, visit } from './visit.ts';

test('the line of prices is to scale', async ({ page }) => {
  const shares = loadExample()?.stages.map(({ share }) => share) ?? [];
  skipUnless(shares.length, 'example of a price');
  await visit(page, routes.prices);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pieces = await boxesOf(page.locator('main li:has(> strong + span)'));
    const scales = pieces.map((piece, index) => {
      const length = width < 1024 ? piece.height : piece.width;
      return length / (shares[index] ?? 0);
    });
    expect(scales).toHaveLength(shares.length);
    expect(Math.max(...scales) / Math.min(...scales), `at ${width}`).toBeLessThan(1.01);
  }
});
