import type { Page } from 'playwright/test';
import config from '../../playwright.config.ts';
import { expect } from './visit.ts';

/** Playwright turns the back/forward cache off unless it is told not to. */
export const withCache = { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Leaves the page and goes back to it: it has to come whole from the back/forward cache. */
export async function expectKept(page: Page, elsewhere: string) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}
