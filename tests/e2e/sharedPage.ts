import type { Page } from 'playwright/test';
import { withinPolicy } from './complaints.ts';
import { answerBefore, test as plainTest } from './visit.ts';

interface Party {
  /** The answer to the cookie notice that the visitor has given before; `null` for none. */
  tourAnswer: 'true' | 'false' | null;
  tourist: Page;
}

/**
 * `test` for a visitor who stays in one tab from test to test, each of which begins by opening a page. That takes a third
 * of the time that a new browser context for each does. For tests that leave nothing behind but a place in the history.
 */
export const test = plainTest.extend<object, Party>({
  tourAnswer: ['false', { scope: 'worker', option: true }],
  tourist: [
    async ({ browser, tourAnswer }, use) => {
      const context = await browser.newContext();
      if (tourAnswer) await answerBefore(context, tourAnswer);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tourist, viewport }, use, info) => {
    info.setTimeout(120_000);
    await tourist.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
    if (viewport) await tourist.setViewportSize(viewport);
    await withinPolicy(tourist.context(), [], () => use(tourist));
    for (const event of ['console', 'pageerror', 'response'] as const) tourist.removeAllListeners(event);
    await tourist.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of tourist.context().pages()) if (other !== tourist) await other.close();
  },
});
