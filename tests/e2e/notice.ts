import type { Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/site.ts';

const label = 'Cookie notice';

/** The cookie notice's parts, by what they are to a visitor. */
export function noticeOf(page: Page) {
  const region = page.getByRole('region', { name: label });
  return {
    region,
    accept: region.getByRole('button', { name: 'Accept' }),
    close: region.getByRole('button', { name: 'close' }),
  };
}

/** What the browser's storage holds as the answer. */
export const storedAnswer = (page: Page) => page.evaluate((key) => localStorage.getItem(key), cookieAnswerKey);

/** Lets `wasShown` tell later whether a page has had the notice in it at any time, be it for a moment. */
export const watchForNotice = (page: Page) =>
  page.addInitScript((name) => {
    new MutationObserver(() => {
      if (document.querySelector(`[aria-label="${name}"]`)) Object.assign(window, { noticeWasShown: true });
    }).observe(document, { childList: true, subtree: true });
  }, label);

export const wasShown = (page: Page) => page.evaluate(() => 'noticeWasShown' in window);
