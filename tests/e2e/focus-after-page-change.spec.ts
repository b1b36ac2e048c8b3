import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { expect, scrollTo, scrollTop, test, visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('links in the footer, the page and the menu put the focus on the new heading, and its title is said once', async ({
  page,
}) => {
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
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // It is not said again when a dialog has closed.
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
});

test('Back puts it on the heading of the page that was left, without scrolling to it', async ({ page }) => {
  await visit(page, routes.home);
  const title = (await heading(page).textContent()) ?? '';
  await scrollTo(page, 1200);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), routes.privacy);
  await expect(page).toHaveURL(routes.privacy);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(1200);
});
