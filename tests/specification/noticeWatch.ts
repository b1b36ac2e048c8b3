import type { Page } from 'playwright/test';
import { shellWords } from '../../src/shell/shellWords.ts';
import { shellLanguage } from '../../src/site.ts';

/** Makes `wasShown` report whether the notice has been in the page at any time, even for a moment. */
export const watchForNotice = (page: Page) =>
  page.addInitScript((name) => {
    new MutationObserver(() => {
      if (document.querySelector(`[aria-label="${name}"]`)) Object.assign(window, { noticeWasShown: true });
    }).observe(document, { childList: true, subtree: true });
  }, shellWords[shellLanguage].notice.name);

export const wasShown = (page: Page) => page.evaluate(() => 'noticeWasShown' in window);
