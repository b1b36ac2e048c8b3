import { loadWorks } from '../../src/content/load.ts';
import { workPath } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

for (const { slug, pictures } of loadWorks()) {
  test(`${slug}: every picture can be seen whole in a window, and a phone on phones`, async ({ page }) => {
    await visit(page, workPath(slug));
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    const shown = page.locator('main figure img');
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size);
      const heights = await shown.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
      expect(heights).toHaveLength(pictures.length - 1);
      expect(Math.max(...heights), `at ${size.width}`).toBeLessThanOrEqual(size.height - 48);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const { length } = pictures.filter(({ phone }) => phone);
    const portraits = await page
      .locator('[data-phone] img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()).map(({ width, height }) => height / width));
    expect(portraits).toHaveLength(length);
    // A phone is 1.9 times as high as wide or more.
    for (const ratio of portraits) expect(ratio).toBeGreaterThan(1.8);
  });
}
