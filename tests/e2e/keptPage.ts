import type { Page } from 'playwright/test';
import { expect } from './visit.ts';

/** Leaves the page and goes back to it: it has to be restored from the back/forward cache. */
export async function expectRestoredFromCache(page: Page, elsewhere: string) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}
