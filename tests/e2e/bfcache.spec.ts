import config from '../../playwright.config.ts';
import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

// Playwright turns the back/forward cache off unless it is told not to.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page that is left and returned to comes whole from the back/forward cache', async ({ page }) => {
  await visit(page, routes.home);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(routes.contact);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
});
