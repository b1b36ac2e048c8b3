import type { Page } from 'playwright/test';
import { withinPolicy } from './complaints.ts';
import { answerBefore, test as plainTest } from './visit.ts';

interface Party {
  /** The visitor's earlier answer to the cookie notice; `null` for none. */
  sharedPageAnswer: 'true' | 'false' | null;
  sharedPage: Page;
}

/**
 * `test` with one page that all tests of a worker share; each test begins by opening an address in it. That takes a third of the
 * time that a new browser context for each test takes. Only for tests that leave nothing behind but a history entry; a
 * script that one of them breaks may stay broken in the browser's cache.
 */
export const test = plainTest.extend<object, Party>({
  sharedPageAnswer: ['false', { scope: 'worker', option: true }],
  sharedPage: [
    async ({ browser, sharedPageAnswer }, use) => {
      const context = await browser.newContext();
      if (sharedPageAnswer) await answerBefore(context, sharedPageAnswer);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use, info) => {
    info.setTimeout(120_000);
    await sharedPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
    if (viewport) await sharedPage.setViewportSize(viewport);
    await withinPolicy(sharedPage.context(), [], () => use(sharedPage));
    await sharedPage.evaluate(() => window.sessionStorage.clear());
    for (const event of ['console', 'pageerror', 'response'] as const) sharedPage.removeAllListeners(event);
    await sharedPage.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of sharedPage.context().pages()) if (other !== sharedPage) await other.close();
  },
});
