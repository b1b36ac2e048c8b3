import type { Page } from 'playwright/test';
import { failOnViolations, test as plainTest, storeAnswer } from './base.ts';

/**
 * `test` with one page for all tests of a worker, which takes a third of the time of a new context per
 * test. Tests must not change state that stays, such as the browser's cache.
 */
export const test = plainTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await storeAnswer(context, 'false');
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
    await failOnViolations(sharedPage.context(), [], () => use(sharedPage));
    await sharedPage.evaluate(() => window.sessionStorage.clear());
    for (const event of ['console', 'pageerror'] as const) sharedPage.removeAllListeners(event);
  },
});
