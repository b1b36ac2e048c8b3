import type { Locator } from 'playwright/test';
import { routes } from '#src/site.ts';
import config from '../../playwright.config.ts';
import { findHiddenFocus } from './checks/hiddenFocus.ts';
import { boxesOf, expect, test, visit } from './visit.ts';

// Shows scrollbars, which Playwright hides, because locking the scroll must not shift the page.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the open menu keeps the focus, and covers no link', async ({ page, menu }) => {
    await visit(page, routes.home);
    const { button, close, dialog } = menu;
    await button.press('Enter');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(close).toBeFocused();
    // An element behind the menu would count as hidden.
    expect(await findHiddenFocus(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findHiddenFocus(page, 'Shift+Tab')).toEqual([]);
  });
});

test('opening the menu shifts nothing, and Close is where the button was', async ({
  page,
  menu,
}) => {
  await visit(page, routes.home);
  const lefts = async () =>
    (await boxesOf(page.locator('header button, main h1, footer address'))).map(({ x }) => x);
  const corner = async (it: Locator) =>
    (await boxesOf(it)).map(({ right, top }) => [Math.round(right), top]);
  const [before, buttonCorner] = [await lefts(), await corner(menu.button)];
  await menu.open();
  expect(await lefts()).toEqual(before);
  await expect.poll(() => corner(menu.close)).toEqual(buttonCorner);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and links to its pages', async ({ page, menu }) => {
    await page.goto(routes.home);
    const { close, dialog, entry } = menu;
    await menu.slideIn();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await close.click();
    await expect(dialog).toBeHidden();
    await menu.slideIn();
    await entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    await expect(dialog).toBeHidden();
  });
});
