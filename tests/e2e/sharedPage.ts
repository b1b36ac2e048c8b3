import type { Page } from 'playwright/test';
import { withinPolicy } from './complaints.ts';
import { answerBefore, test as plainTest } from './visit.ts';

/**
 * `test` with one page that all tests of a worker share; each test begins by opening an address in it. That takes a third of the
 * time that a new browser context for each test takes. Only for tests that leave nothing behind but a history entry; a
 * script that one of them breaks may stay broken in the browser's cache.
 */
export const test = plainTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await answerBefore(context, 'false');
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use, info) => {
    info.setTimeout(120_000);
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
    await withinPolicy(sharedPage.context(), [], () => use(sharedPage));
    await sharedPage.evaluate(() => window.sessionStorage.clear());
    for (const event of ['console', 'pageerror'] as const) sharedPage.removeAllListeners(event);
  },
});
