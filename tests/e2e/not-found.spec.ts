import { routes } from '../../src/site.ts';
import { expect, test } from './visit.ts';

test('a URL in capitals redirects to its page, and an unknown one does not', async ({ page }) => {
  await page.goto(`${routes.about.toUpperCase()}?a=B`);
  await expect(page).toHaveURL(`${routes.about}?a=B`);
  await page.goto('/No-Such-Page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/No-Such-Page');
});
