import { routes } from '#src/site.ts';
import { pages } from './sitemap.ts';
import { expect, heading, scrollTop, skipUnless, test, visit, waitForFrames } from './visit.ts';

test('a link moves the focus to the new heading, and announces nothing', async ({
  page,
  announcements,
}) => {
  await visit(page, routes.home);
  for (const [path, area] of [
    [routes.contact, 'main'],
    [routes.privacy, 'footer'],
    // A link to the current page, too.
    [routes.privacy, 'footer'],
  ] as const) {
    await page.locator(`${area} a[href="${path}"]`).first().press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
  // The part below the first screen has rendered too.
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(main, footer) a').first()).toBeFocused();
  expect(await announcements.all()).toEqual([]);
});

test('Back focuses the followed link and announces the title, Forward the heading', async ({
  page,
  announcements,
}) => {
  await visit(page, routes.home);
  const link = page.locator(`main a[href="${routes.services}"]`).last();
  await link.focus();
  await waitForFrames(page, 10);
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.services);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(position);
  await expect.poll(announcements.all).toEqual([await page.title()]);
  await page.goForward();
  await expect(page).toHaveURL(routes.services);
  await expect(heading(page)).toBeFocused();
  // No hidden link takes the focus.
  await page.addStyleTag({ content: `main a[href="${routes.services}"] { display: none }` });
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(heading(page)).toBeFocused();
});

test('the Swedish page, its title and its shell are read in Swedish', async ({ page, menu }) => {
  skipUnless(pages.includes(routes.sweden), 'Swedish page');
  await visit(page, routes.home);
  await menu.goTo(routes.sweden);
  await expect(heading(page)).toBeFocused();
  for (const part of ['html', 'head > title', 'main h1', 'header', 'footer', 'dialog'])
    await expect(page.locator(`${part}:lang(sv)`)).toBeAttached();
});
