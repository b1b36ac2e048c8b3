import type { Page } from 'playwright/test';
import { loadPage } from '#src/content/build/load.ts';
import { routes } from '#src/site.ts';
import { expect, scrollTo, scrollTop, skipUnless, test, visit, waitForFrames } from './visit.ts';

/** Clicks a link in the footer without scrolling to it. */
async function follow(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).evaluate((it: HTMLAnchorElement) => it.click());
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

const expectScroll = (page: Page, y: number) => expect.poll(() => scrollTop(page)).toBe(y);

test('Back, Forward and reload restore the scroll position', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 1200);
  await follow(page, routes.privacy);
  await expectScroll(page, 0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectScroll(page, 1200);
  await page.goForward();
  await expect(page).toHaveURL(routes.privacy);
  await expectScroll(page, 300);
  await page.reload();
  await expectScroll(page, 300);
});

test('a link to a section focuses it, and a reload shows it again', async ({ page }) => {
  skipUnless(loadPage('home').people?.day, 'day on the page about us');
  const section = page.locator('#day');
  // Retries if Next loads the whole page because its data is late; then the section gets no focus.
  await expect(async () => {
    await visit(page, routes.home);
    await page.locator(`main a[href="${routes.about}#day"]`).press('Enter');
    await expect(page).toHaveURL(`${routes.about}#day`);
    await expect(section).toBeFocused({ timeout: 10_000 });
  }).toPass();
  const topOfSection = () => section.evaluate((it) => it.getBoundingClientRect().top);
  const expectSection = async () => {
    await expect.poll(topOfSection).toBeLessThan(200);
    expect(await topOfSection()).toBeGreaterThanOrEqual(0);
  };
  await waitForFrames(page, 20);
  await expectSection();
  await page.reload();
  await expectSection();
});
