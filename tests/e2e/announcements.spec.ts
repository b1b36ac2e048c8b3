import { routes } from '../../src/site.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { expectClosed, openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { expect, frames, test, visit } from './visit.ts';

test('a page that is opened says nothing, nor does the menu', async ({ page }) => {
  await listen(page);
  await visit(page, `${routes.works}?service=branding`);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await frames(page, 10);
  expect(await heldByLiveRegions(page)).toEqual([]);
  expect(await announced(page)).toEqual([]);
});

test('an answer on the privacy policy is said, and not said again', async ({ page }) => {
  await listen(page);
  await visit(page, routes.privacy);
  for (const name of ['Accept', 'Refuse']) await page.getByRole('main').getByRole('button', { name }).click();
  await expect.poll(() => announced(page)).toEqual(['You have accepted recordings.', 'You have refused recordings.']);
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
});

test('the Swedish page, and its title, are said in Swedish, and the shell around it in English', async ({ page }) => {
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
    await listen(page);
    await visit(page, routes.sweden);
    await noticeOf(page).accept.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => announced(page)).toEqual(['You have accepted recordings.']);
    await expect(page.getByRole('status')).toHaveAttribute('lang', 'en-GB');
  });
});
