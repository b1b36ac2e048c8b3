import type { Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes } from '../../src/site.ts';
import { complaintsOf } from './complaints.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf, storedAnswer } from './notice.ts';
import { expect, test, visit } from './visit.ts';

test.use({ answer: null });

/** Ways in which browsers deny access to storage; each runs before the page's own scripts. */
const denials = {
  'its methods throw': () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny });
  },
  'asking for it throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
};

/** Answers on the home page and follows a link, and repeats that until both happen within one document. */
async function answerAndGoOn(page: Page, answer: 'accept' | 'close') {
  const notice = noticeOf(page);
  await expect(async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await notice[answer].click();
    await expect(notice.region).toBeHidden();
    await (await openMenu(page)).entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // When the next page's script is late, Next loads the whole page, and the answer in memory is lost.
    if (await page.evaluate(() => 'sameDocument' in window)) return;
    await visit(page, routes.home);
    throw new Error('The machine is too busy to follow a link within one document.');
  }).toPass();
}

for (const [name, deny] of Object.entries(denials)) {
  for (const answer of ['accept', 'close'] as const) {
    test(`when storage is denied (${name}), ${answer} lasts for the visit`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.addInitScript(deny);
      await visit(page, routes.home);
      await answerAndGoOn(page, answer);
      await expect(noticeOf(page).region).toBeHidden();
      expect(complaints).toEqual([]);
    });
  }
}

test('when storage is full, an answer lasts for the visit', async ({ page }) => {
  await visit(page, routes.home);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let more = 0; ; more++) localStorage.setItem(`${size}-${more}`, 'x'.repeat(size));
      } catch {
        // Storage is full for strings of this size; try smaller ones.
      }
    }
  });
  await answerAndGoOn(page, 'close');
  await expect(noticeOf(page).region).toBeHidden();
  expect(await storedAnswer(page)).toBeNull();
});

test('a stored value that the site never writes counts as a refusal', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'maybe'), cookieAnswerKey);
  await visit(page, routes.privacy);
  await expect(noticeOf(page).region).toBeHidden();
  await expect(page.getByRole('main').getByText('You have refused recordings.')).toBeVisible();
});

test('Global Privacy Control is acknowledged in a sentence, and nothing is stored', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  await visit(page, routes.home);
  const { region } = noticeOf(page);
  await expect(region).toContainText('Your browser asks sites not to track you');
  expect(await storedAnswer(page)).toBeNull();
});

test('without Global Privacy Control the notice does not mention it', async ({ page }) => {
  await visit(page, routes.home);
  await expect(noticeOf(page).region).not.toContainText('not to track you');
});

test('the privacy policy shows the answer and changes it', async ({ page }) => {
  await visit(page, routes.privacy);
  const main = page.getByRole('main');
  const accept = main.getByRole('button', { name: 'Accept' });
  const refuse = main.getByRole('button', { name: 'Refuse' });
  const state = main.getByText(/^You have (not |accepted |refused )/);
  await expect(state).toHaveText('You have not answered yet.');

  await accept.click();
  await expect(noticeOf(page).region).toBeHidden();
  await expect(state).toHaveText('You have accepted recordings.');
  await expect(accept).toHaveAttribute('aria-pressed', 'true');
  expect(await storedAnswer(page)).toBe('true');

  await refuse.click();
  await expect(state).toHaveText('You have refused recordings.');
  await expect(refuse).toHaveAttribute('aria-pressed', 'true');
  await expect(accept).toHaveAttribute('aria-pressed', 'false');
  expect(await storedAnswer(page)).toBe('false');

  await visit(page, routes.privacy);
  await expect(state).toHaveText('You have refused recordings.');
});
