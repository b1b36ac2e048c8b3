import type { Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';

const label = 'Cookie notice';

/** The cookie notice's parts, by the roles and names that visitors perceive. */
export function noticeOf(page: Page) {
  const region = page.getByRole('region', { name: label });
  return {
    region,
    accept: region.getByRole('button', { name: 'Accept' }),
    close: region.getByRole('button', { name: 'close' }),
  };
}

/** The answer that is stored in the browser. */
export const storedAnswer = (page: Page) => page.evaluate((key) => localStorage.getItem(key), cookieAnswerKey);

/** Makes `wasShown` report whether the notice has been in the page at any time, even for a moment. */
export const watchForNotice = (page: Page) =>
  page.addInitScript((name) => {
    new MutationObserver(() => {
      if (document.querySelector(`[aria-label="${name}"]`)) Object.assign(window, { noticeWasShown: true });
    }).observe(document, { childList: true, subtree: true });
  }, label);

export const wasShown = (page: Page) => page.evaluate(() => 'noticeWasShown' in window);
