import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { onlyWith } from './onlyWith.ts';
import { pages } from './sitemap.ts';
import { expect, frames, scrollTop, test, visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('any link puts the focus on the new heading, and its title is said once', async ({ page }) => {
  // Opening a page, or the menu, says nothing.
  await listen(page);
  await visit(page, routes.home);
  const titles: string[] = [];
  for (const [path, link] of [
    [routes.contact, async () => page.locator(`main a[href="${routes.contact}"]`).first()],
    [routes.privacy, async () => page.locator(`footer a[href="${routes.privacy}"]`)],
    [routes.career, async () => (await openMenu(page)).entry(routes.career)],
  ] as const) {
    await (await link()).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    titles.push(await page.title());
    await expect.poll(() => announced(page)).toEqual(titles);
    expect(await scrollTop(page)).toBe(0);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(main, footer) a').first()).toBeFocused();
  // It is not said again when a dialog has closed.
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
});

test('Back and Forward put it on the link that was left, in view; without one, on the heading', async ({
  page,
}) => {
  await visit(page, routes.home);
  const link = page.locator(`main a[href="${routes.services}"]`).last();
  await link.focus();
  await frames(page, 10);
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.services);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(routes.services);
  await expect(heading(page)).toBeFocused();
});

test('the wordmark takes it along to the top of its own page', async ({ page }) => {
  await visit(page, routes.home);
  await page.locator(`footer a[href="${routes.home}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
});

test('the Swedish page, and its title, are said in Swedish, and the shell around it in English', async ({
  page,
}) => {
  onlyWith(pages.includes(routes.sweden), 'Swedish page');
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.sweden).click();
  await expect(page).toHaveURL(routes.sweden);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const languages = await page.evaluate(() => {
    const announcer = document.querySelector('next-route-announcer');
    const parts = ['head > title', 'main h1', 'header', 'footer', 'dialog'].map((it) =>
      document.querySelector(it),
    );
    return [announcer?.shadowRoot?.querySelector('[aria-live]') ?? announcer, ...parts].map(
      (part) => part?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang,
    );
  });
  expect(languages).toEqual(['sv', 'sv', 'sv', 'en-GB', 'en-GB', 'en-GB']);
});
