import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { expect, visit } from './visit.ts';

test.use({ sharedPageAnswer: null });

for (const path of kinds) {
  test(`${path} has the parts of the shell in order, and the first tab stop skips them`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
    const order = await page
      .getByRole('main')
      .evaluate((main) => [...(main.parentElement?.children ?? [])].map((part) => part.ariaLabel ?? part.localName));
    // Previews end with the ribbon.
    expect(order.slice(order.indexOf('header')).filter((part) => part !== 'Preview')).toEqual([
      'header',
      'Menu',
      'main',
      'Cookie notice',
      'footer',
    ]);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });
}
