import type { Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { shellLanguage } from '../../src/site.ts';

const words = shellWords[shellLanguage].notice;

/** The cookie notice's parts, by the roles and names that visitors perceive. */
export function noticeOf(page: Page) {
  const region = page.getByRole('region', { name: words.name });
  return {
    region,
    accept: region.getByRole('button', { name: words.accept }),
    close: region.getByRole('button', { name: words.refuse }),
  };
}

/** The answer that is stored in the browser. */
export const storedAnswer = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), cookieAnswerKey);
