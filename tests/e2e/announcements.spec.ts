import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { announced, listen } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { onlyWith } from './onlyWith.ts';
import { pages } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

test('the Swedish page, and its title, are said in Swedish, and the shell around it in English', async ({ page }) => {
  onlyWith(pages.includes(routes.sweden), 'Swedish page');
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.sweden).click();
  await expect(page).toHaveURL(routes.sweden);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const languages = await page.evaluate(() => {
    const announcer = document.querySelector('next-route-announcer');
    const parts = ['head > title', 'main h1', 'header', 'footer', 'dialog'].map((it) => document.querySelector(it));
    return [announcer?.shadowRoot?.querySelector('[aria-live]') ?? announcer, ...parts].map(
      (part) => part?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang,
    );
  });
  expect(languages).toEqual(['sv', 'sv', 'sv', 'en-GB', 'en-GB', 'en-GB']);
});

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('an answer is said, and the focus goes on in the page', async ({ page }) => {
    onlyWith(pages.includes(routes.sweden), 'Swedish page');
    await listen(page);
    await visit(page, routes.sweden);
    await noticeOf(page).accept.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => announced(page)).toEqual([shellWords[shellLanguage].notice.accepted]);
    await expect(page.getByRole('status')).toHaveAttribute('lang', 'en-GB');
  });
});
