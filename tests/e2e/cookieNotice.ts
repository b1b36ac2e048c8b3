import type { Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { shellLanguage } from '../../src/site.ts';

const words = shellWords[shellLanguage].notice;

/** Returns locators of the cookie notice and its buttons. */
export function locateNotice(page: Page) {
  const region = page.getByRole('region', { name: words.name });
  return {
    region,
    accept: region.getByRole('button', { name: words.accept }),
    close: region.getByRole('button', { name: words.refuse }),
  };
}

/** Reads the answer to the cookie notice from the browser's storage. */
export const readStoredAnswer = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), cookieAnswerKey);
