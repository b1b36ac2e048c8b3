import type { Page } from 'playwright/test';
import { loadPage } from '../../src/content/build/load.ts';
import { routes } from '../../src/site.ts';
import { holdRequests } from './holdRequests.ts';
import { locateMenu } from './menuParts.ts';
import { skipUnless } from './skipUnless.ts';
import {
  expect,
  scrollTo,
  scrollTop,
  test,
  visit,
  waitForFrames,
  waitForHydration,
} from './visit.ts';

/** Clicks a link in the footer without scrolling to it. */
async function follow(page: Page, path: string) {
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    path,
  );
  await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
}

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);

for (const api of ['with', 'without'])
  test(`Back, Forward and a reload restore the scroll position of a page, ${api} the Navigation API`, async ({
    page,
  }) => {
    if (api === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await visit(page, routes.home);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(api === 'with');
    await scrollTo(page, 1200);
    await follow(page, routes.privacy);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(routes.home);
    await expect.poll(() => scrollTop(page)).toBe(1200);
    await page.goForward();
    await expect(page).toHaveURL(routes.privacy);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

/** Clicks a link to a section of another page, which Next opens without a full page load. */
async function visitFragment(page: Page) {
  skipUnless(loadPage('home').people?.day, 'day on the page about us');
  // Retries if Next loads the whole page because its data is late; then the section gets no focus.
  await expect(async () => {
    await visit(page, routes.home);
    await page.locator(`main a[href="${routes.about}#day"]`).press('Enter');
    await expect(page).toHaveURL(`${routes.about}#day`);
    await expect(page.locator('#day')).toBeFocused({ timeout: 10_000 });
  }).toPass();
}

test('a link to a section scrolls to it and moves the focus there, also after a reload', async ({
  page,
}) => {
  await visitFragment(page);
  await expect(page.locator('#day')).toHaveCSS('outline-style', 'none');
  await waitForFrames(page, 20);
  for (const open of [() => {}, () => page.reload()]) {
    await open();
    await expect.poll(() => topOf(page, 'day')).toBeLessThan(200);
    expect(await topOf(page, 'day')).toBeGreaterThanOrEqual(0);
  }
});

test('Back to a URL with a fragment restores the scroll position, not the section’s', async ({
  page,
}) => {
  await visitFragment(page);
  await expect.poll(() => topOf(page, 'day')).toBeLessThan(200);
  const position = (await scrollTop(page)) + 900;
  await scrollTo(page, position);
  await follow(page, routes.privacy);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.about}#day`);
  await expect.poll(() => scrollTop(page)).toBe(position);
  await waitForFrames(page, 10);
  expect(await scrollTop(page)).toBe(position);
  // Setting the fragment again scrolls to the section.
  await page.evaluate(() => {
    window.location.hash = '';
    window.location.hash = 'day';
  });
  await expect.poll(() => topOf(page, 'day')).toBeLessThan(200);
});

test('Back before any script has loaded shows the earlier page', async ({ page }) => {
  await visit(page, routes.home);
  const home = await page.getByRole('heading', { level: 1 }).textContent();
  await follow(page, routes.privacy);
  const privacy = await page.getByRole('heading', { level: 1 }).textContent();
  const release = await holdRequests(page, '**/_next/static/chunks/**');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home ?? '');
  release();
  await waitForHydration(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy ?? '');
});

test('a click during a view transition is not lost', async ({ page }) => {
  await visit(page, routes.home);
  // Stops the clock, because a slow page change gets no transition.
  await page.evaluate(() => Object.assign(performance, { now: () => 0 }));
  await page.addStyleTag({
    content: '::view-transition-group(*) { animation-duration: 20s !important; }',
  });
  // The first link, because the header moves when the page scrolls.
  await page.locator(`main a[href="${routes.contact}"]`).first().click();
  await expect(page).toHaveURL(routes.contact);
  const isAnimating = () =>
    document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement);
  await expect.poll(() => page.evaluate(isAnimating)).toBe(true);
  const { button, dialog } = locateMenu(page);
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(dialog).toBeVisible();
});
