import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { openMenu } from './menuParts.ts';
import { expect, scrollTo, scrollTop, test, visit } from './visit.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a link in the footer puts the focus on the new page’s heading, and its title is said once', async ({ page }) => {
  await listen(page);
  await visit(page, routes.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Privacy policy')).toBeFocused();
  await expect.poll(() => announced(page)).toEqual(['Privacy policy – Dunavik']);
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  // It is not said again when a dialog has closed.
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
});

test('so do links in the page and in the menu', async ({ page }) => {
  await listen(page);
  await visit(page, routes.home);
  await page.getByRole('main').getByRole('link', { name: 'See our work' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Case studies.')).toBeFocused();
  const works = await page.title();
  const { entry } = await openMenu(page);
  await entry(routes.career).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.career);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => announced(page)).toEqual([works, await page.title()]);
});

test('Back puts it on the heading of the page that was left, without scrolling to it', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 1200);
  await page.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), routes.privacy);
  await expect(heading(page, 'Privacy policy')).toBeFocused();
  await page.goBack();
  await expect(heading(page, /tangled/)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(1200);
});

test('a link to a place within another page puts it on that place', async ({ page }) => {
  await visit(page, routes.home);
  const link = page.getByRole('main').locator(`a[href="${routes.about}#day"]`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#day')).toBeFocused();
  await expect(page.locator('#day')).toBeInViewport();
  await expect(page.locator('#day')).toHaveCSS('outline-style', 'none');
});

test('a filter leaves the focus where it is', async ({ page }) => {
  await visit(page, routes.works);
  const link = page.getByRole('main').getByRole('link', { name: /^Branding/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/service=branding/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
});
