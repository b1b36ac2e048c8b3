import type { Locator } from 'playwright/test';
import config from '../../playwright.config.ts';
import { services } from '../../src/content/facts/services.ts';
import { routes, servicePath } from '../../src/site.ts';
import { findHiddenFocus } from './checks/hiddenFocus.ts';
import { expectMenuClosed, locateMenu, openMenu, slideInMenu } from './menuParts.ts';
import { swipe } from './swipe.ts';
import { expect, scrollTo, scrollTop, test, visit, waitForFrames } from './visit.ts';

// Shows scrollbars, which Playwright hides, because locking the scroll must not shift the page.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** Returns the paths of the links that are marked as the current page. */
const currentLinks = (dialog: Locator) =>
  dialog
    .locator('[aria-current=page]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the open menu keeps the focus, and its head covers no link', async ({ page }) => {
    await visit(page, routes.home);
    const { button, close, dialog } = locateMenu(page);
    await button.press('Enter');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(close).toBeFocused();
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        if (!(target as Element).closest('dialog'))
          document.documentElement.dataset.focusOutside = '';
      });
    });
    for (const behind of [page.getByRole('main').locator('a').first(), button]) {
      await behind.evaluate((it) => (it as HTMLElement).focus());
      await expect(behind).not.toBeFocused();
    }
    expect(await findHiddenFocus(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findHiddenFocus(page, 'Shift+Tab')).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-focus-outside');
  });

  test('closing the menu returns the focus to its button', async ({ page }) => {
    await visit(page, routes.home);
    const { button, close, dialog } = locateMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
    await expect(button).toBeFocused();
    await test.step('also while it slides in', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expectMenuClosed(page);
      await expect(button).toBeFocused();
    });
    await test.step('also by its close button', async () => {
      await page.keyboard.press('Space');
      await expect(close).toBeFocused();
      await page.keyboard.press('Space');
      await expectMenuClosed(page);
      await expect(button).toBeFocused();
    });
  });
});

test('opening the menu does not shift the page, and its close button covers the menu button', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { button, close, dialog } = locateMenu(page);
  const positions = () =>
    page.evaluate(() =>
      ['header button', 'main h1', 'footer address'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().x,
      ),
    );
  const before = await positions();
  const buttonBox = await button.boundingBox();
  await openMenu(page);
  expect(await positions()).toEqual(before);
  await expect.poll(async () => (await close.boundingBox())?.y).toBe(buttonBox?.y);
  const right = (box: typeof buttonBox) => (box ? box.x + box.width : Number.NaN);
  expect(Math.abs(right(await close.boundingBox()) - right(buttonBox))).toBeLessThanOrEqual(1);
  // The panel's left border is a box-shadow, which does not change its width.
  await expect(dialog).toHaveCSS('box-shadow', /-5px 0px 0px 0px/);
});

test('the menu marks the current page, and a link to it or to another page closes the menu', async ({
  page,
}) => {
  await visit(page, routes.home);
  const { dialog, entry } = locateMenu(page);
  await openMenu(page);
  expect(await currentLinks(dialog)).toEqual([routes.home]);
  await entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expectMenuClosed(page);
  await openMenu(page);
  await expect.poll(() => currentLinks(dialog)).toEqual([routes.about]);
  await entry(routes.about).click();
  await expectMenuClosed(page);
  await openMenu(page);
  const path = servicePath(services[0].slug);
  await dialog.locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await openMenu(page);
  await expect.poll(() => currentLinks(dialog)).toEqual([path]);
});

test('Back closes the menu', async ({ page }) => {
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectMenuClosed(page);
});

test.describe('on a touch screen', () => {
  // The menu has to scroll at this height.
  test.use({ viewport: { width: 360, height: 320 }, hasTouch: true, isMobile: true });

  test('a swipe scrolls the menu but never the page behind it', async ({ page }) => {
    await visit(page, routes.home);
    await scrollTo(page, 500);
    await scrollTo(page, 450);
    const { button, close, dialog } = locateMenu(page);
    await button.tap();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await swipe(page, { x: 180, y: 300 }, { x: 180, y: 20 });
    const menuScrollTop = () => dialog.evaluate((it) => it.scrollTop);
    await expect.poll(menuScrollTop).toBeGreaterThan(100);
    // Swipes beyond the end of the menu must not scroll the page.
    await expect(async () => {
      await swipe(page, { x: 180, y: 20 }, { x: 180, y: 300 });
      expect(await menuScrollTop()).toBe(0);
    }).toPass();
    await swipe(page, { x: 180, y: 20 }, { x: 180, y: 300 });
    await waitForFrames(page, 10);
    expect(await scrollTop(page)).toBe(450);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expectMenuClosed(page);
    expect(await scrollTop(page)).toBe(450);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and links to its pages', async ({ page }) => {
    await page.goto(routes.home);
    const { button, close, dialog, entry } = locateMenu(page);
    await expect(dialog).toBeHidden();
    await slideInMenu(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await close.click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await slideInMenu(page);
    await entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    await expect(dialog).toBeHidden();
  });
});
