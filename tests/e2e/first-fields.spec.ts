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

for (const width of [320, 360, 1440]) {
  test(`at ${width} px the names of services are larger than the headings of their groups`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, routes.services);
    const size = async (selector: string) => Number.parseFloat(await style(page, selector, 'font-size'));
    expect(await size('main section section li a')).toBeGreaterThanOrEqual(1.5 * (await size('main section section h2')));
  });
}

for (const [width, size] of [
  [1440, 300],
  [360, 120],
] as const) {
  test(`at ${width} px the figure of an industry is about ${size} px high, and the page is no wider for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, industryPath('fintech'));
    expect(Math.abs(Number.parseFloat(await style(page, '#figure + p', 'font-size')) - size)).toBeLessThan(4);
    await visit(page, industryPath('event-design'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
