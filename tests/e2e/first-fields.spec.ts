import { industryPath, routes, servicePath } from '../../src/site.ts';
import { style } from './appearance.ts';
import { test } from './sharedPage.ts';
import { expect, visit } from './visit.ts';

for (const path of [routes.services, routes.works, routes.about, servicePath('ux-audit'), industryPath('fintech')]) {
  test(`dark scheme: the first field of ${path} ends on ground of another colour`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, path);
    const first = 'main section';
    expect(Number.parseFloat(await style(page, first, 'border-bottom-width'))).toBeGreaterThanOrEqual(16);
    expect(await style(page, first, 'border-bottom-color')).not.toBe(await style(page, first, 'background-color'));
  });
}

test('the page that is not found has ground below it in the dark scheme, and no second puli', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/no-such-page');
  expect(Number.parseFloat(await style(page, 'main section', 'border-bottom-width'))).toBeGreaterThanOrEqual(16);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('footer [data-animal=cub] img')).toBeVisible();
  await expect(page.locator('footer img[src*=puli]')).toBeHidden();
  await visit(page, routes.services);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('footer img[src*=puli]')).toBeVisible();
});
