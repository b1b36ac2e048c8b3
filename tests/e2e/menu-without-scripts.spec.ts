import { routes } from '../../src/site.ts';
import { menuOf, slideInMenu } from './menuParts.ts';
import { expect, test } from './visit.ts';

test.use({ javaScriptEnabled: false });

test('with scripts off the browser itself opens and closes the menu', async ({ page }) => {
  await page.goto(routes.home);
  const { button, close, dialog } = menuOf(page);
  await expect(dialog).toBeHidden();
  await slideInMenu(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await close.click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('with scripts off its links open their pages', async ({ page }) => {
  await page.goto(routes.home);
  const { dialog, entry } = await slideInMenu(page);
  await entry(routes.career).click();
  await expect(page).toHaveURL(routes.career);
  await expect(dialog).toBeHidden();
  await slideInMenu(page);
  await dialog.getByRole('link', { name: 'UX research' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/services\/ux-research$/);
});
