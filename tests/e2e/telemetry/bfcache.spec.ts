import config from '../../../playwright.config.ts';
import { routes } from '../../../src/site.ts';
import { expect, recordEveryVisit, test } from './visitor.ts';

// Playwright turns the back/forward cache off unless it is told not to.
test.use({
  answer: 'true',
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test.beforeEach(({ context }) => recordEveryVisit(context));

test('a page that is recorded comes whole from the back/forward cache too', async ({ page, ingest }) => {
  await page.goto(routes.home);
  await expect.poll(() => ingest.payloads('replay_event')).not.toEqual([]);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(routes.contact);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
});
