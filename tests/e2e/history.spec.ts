import type { Page } from 'playwright/test';
import { loadLegal, loadPage } from '#src/content/build/load.ts';
import { routes } from '#src/site.ts';
import {
  allScripts,
  expect,
  heading,
  holdRequests,
  scrollTo,
  scrollTop,
  skipUnless,
  test,
  visit,
  waitForFrames,
  waitForHydration,
} from './visit.ts';

/** Clicks a link in the footer without scrolling to it. */
async function follow(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).evaluate((it: HTMLAnchorElement) => it.click());
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

const expectScroll = (page: Page, y: number) => expect.poll(() => scrollTop(page)).toBe(y);

for (const api of ['with', 'without'])
  test(`Back, Forward and reload restore the scroll ${api} the Navigation API`, async ({
    page,
  }) => {
    if (api === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
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

test('a link to a section focuses it, and Back restores the scroll position', async ({ page }) => {
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
  const position = (await scrollTop(page)) + 900;
  await scrollTo(page, position);
  await follow(page, routes.privacy);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.about}#day`);
  await expectScroll(page, position);
});

test('on phones a link to a folded section of a text page unfolds it', async ({ page }) => {
  const [, ...sections] = loadLegal('privacy-policy').sections;
  const folded = sections.find(({ id }) => id !== 'your-answer');
  skipUnless(folded, 'second section of the privacy policy');
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.privacy);
  const text = page.locator(`#${folded?.id} details p`).first();
  await expect(text).toBeHidden();
  await page.evaluate((hash) => window.location.assign(hash), `#${folded?.id}`);
  await expect(text).toBeVisible();
});

test('Back before any script has loaded shows the earlier page', async ({ page }) => {
  await visit(page, routes.home);
  const home = await heading(page).textContent();
  await follow(page, routes.privacy);
  const privacy = await heading(page).textContent();
  const release = await holdRequests(page, allScripts);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.home);
  await expect(heading(page)).toHaveText(home ?? '');
  release();
  await waitForHydration(page);
  await page.goForward();
  await expect(heading(page)).toHaveText(privacy ?? '');
});

test('a URL in capitals redirects to its page, and an unknown one does not', async ({ page }) => {
  await page.goto(`${routes.about.toUpperCase()}?a=B`);
  await expect(page).toHaveURL(`${routes.about}?a=B`);
  await page.goto('/No-Such-Page');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/No-Such-Page');
});
