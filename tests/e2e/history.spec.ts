import type { Page } from 'playwright/test';
import { services } from '#src/content/facts/services.ts';
import { loadPage } from '#src/content/load/load.ts';
import { routes, servicePath } from '#src/site.ts';
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

/** Clicks a link without scrolling to it. */
async function follow(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((it: HTMLAnchorElement) => it.click());
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

const expectScroll = (page: Page, y: number) => expect.poll(() => scrollTop(page)).toBe(y);

test('Back, Forward and reload restore the scroll position', async ({ page, menu }) => {
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
  // Home is cached by now, so it renders before the menu's events.
  await menu.button.press('Enter');
  await expect(menu.dialog).toBeVisible();
  await page.goBack();
  await expect(menu.dialog).toBeHidden();
  await waitForFrames(page, 20);
  expect(await scrollTop(page)).toBe(1200);
  await page.goForward();
  await expectScroll(page, 300);
  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true, capture: true });
    history.back();
  });
  await waitForFrames(page, 20);
  await expectScroll(page, 300);
  await page.reload();
  await expectScroll(page, 300);
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectScroll(page, 1200);
});

test('Back from a section restores the scroll position, and leaves the focus', async ({ page }) => {
  await visit(page, routes.home);
  await follow(page, routes.privacy);
  await page.locator('main nav a[href^="#"]').last().focus();
  await waitForFrames(page, 10);
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(position);
  await page.goBack();
  await waitForFrames(page, 20);
  expect(await scrollTop(page)).toBe(position);
  await expect(heading(page)).not.toBeFocused();
});

test('without the Navigation API Back restores the position in a section', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { navigation: undefined }));
  await visit(page, routes.privacy);
  await page.locator('main nav a[href^="#"]').last().press('Enter');
  await expect(page).toHaveURL(/#/);
  await scrollTo(page, 600);
  await follow(page, routes.contact);
  await page.goBack();
  await expectScroll(page, 600);
});

test('a link to a section focuses it, and its address shows it once', async ({ page }) => {
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
  // With a query Next renders twice.
  for (const query of ['', '?x']) {
    await page.goto('about:blank');
    const release = await holdRequests(page, allScripts);
    await page.goto(`${routes.about}${query}#day`, { waitUntil: 'domcontentloaded' });
    await expectSection();
    const shown = await scrollTop(page);
    await page.mouse.wheel(0, -500);
    await expect.poll(() => scrollTop(page)).toBeLessThan(shown - 300);
    await waitForFrames(page, 20);
    const read = await scrollTop(page);
    release();
    await waitForHydration(page);
    // Next would scroll to the section again.
    await waitForFrames(page, 20);
    expect(await scrollTop(page), query).toBe(read);
  }
});

test('a fold opened on one service is closed on the next', async ({ page }) => {
  const [first, second = first] = services;
  skipUnless(second !== first, 'second service');
  await visit(page, servicePath(first.slug));
  const folds = page.locator('main details');
  const openIn = (all: HTMLDetailsElement[]) => all.map(({ open }) => open);
  await folds.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const it of all) it.open = true;
  });
  await follow(page, servicePath(second.slug));
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  const opened = await folds.evaluateAll(openIn);
  await page.reload();
  expect(await folds.evaluateAll(openIn)).toEqual(opened);
});
