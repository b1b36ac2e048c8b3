import config from '../../playwright.config.ts';
import { services } from '../../src/content/facts/services.ts';
import { routes, servicePath } from '../../src/site.ts';
import { findHiddenFocus } from './checks/hiddenFocus.ts';
import { swipe } from './swipe.ts';
import { expect, scrollTo, scrollTop, test, visit, waitForFrames } from './visit.ts';

// Shows scrollbars, which Playwright hides, because locking the scroll must not shift the page.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the open menu keeps the focus, and its head covers no link', async ({ page, menu }) => {
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

  test('closing the menu returns the focus to its button', async ({ page, menu }) => {
    await visit(page, routes.home);
    const { button, close } = await menu.open();
    const expectReturn = async () => {
      await menu.expectClosed();
      await expect(button).toBeFocused();
    };
    await page.keyboard.press('Escape');
    await expectReturn();
    await test.step('also while it slides in', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expectReturn();
    });
    await test.step('also by its close button', async () => {
      await page.keyboard.press('Space');
      await expect(close).toBeFocused();
      await page.keyboard.press('Space');
      await expectReturn();
    });
  });
});

test('opening the menu shifts no content, and Close is where the button was', async ({
  page,
  menu,
}) => {
  await visit(page, routes.home);
  const { button, close } = menu;
  const lefts = () =>
    page
      .locator('header button, main h1, footer address')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  const before = await lefts();
  const corner = async (it: typeof close) => {
    const { x = 0, y = 0, width = 0 } = (await it.boundingBox()) ?? {};
    return [Math.round(x + width), y];
  };
  const buttonCorner = await corner(button);
  await menu.open();
  expect(await lefts()).toEqual(before);
  await expect.poll(() => corner(close)).toEqual(buttonCorner);
});

test('the menu marks the current page, and a link or Back closes it', async ({ page, menu }) => {
  await visit(page, routes.home);
  const { dialog, entry } = menu;
  const openAndExpect = async (path: string) => {
    await menu.open();
    const current = dialog.locator('[aria-current=page]');
    await expect
      .poll(() => current.evaluateAll((all) => all.map((it) => it.getAttribute('href'))))
      .toEqual([path]);
  };
  await openAndExpect(routes.home);
  for (let count = 0; count < 2; count++) {
    await entry(routes.about).click();
    await expect(page).toHaveURL(routes.about);
    await menu.expectClosed();
    await openAndExpect(routes.about);
  }
  const path = servicePath(services[0].slug);
  await dialog.locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await openAndExpect(path);
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
  await menu.expectClosed();
});

test.describe('on a touch screen', () => {
  // The menu has to scroll at this height.
  test.use({ viewport: { width: 360, height: 320 }, hasTouch: true, isMobile: true });

  test('a swipe scrolls the menu but never the page behind it', async ({ page, menu }) => {
    await visit(page, routes.home);
    await scrollTo(page, 500);
    await scrollTo(page, 450);
    const { button, close, dialog } = menu;
    await button.tap();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const [top, bottom] = [
      { x: 180, y: 20 },
      { x: 180, y: 300 },
    ];
    await swipe(page, bottom, top);
    const menuScrollTop = () => dialog.evaluate((it) => it.scrollTop);
    await expect.poll(menuScrollTop).toBeGreaterThan(100);
    // Swipes beyond the end of the menu must not scroll the page.
    await expect(async () => {
      await swipe(page, top, bottom);
      expect(await menuScrollTop()).toBe(0);
    }).toPass();
    await swipe(page, top, bottom);
    await waitForFrames(page, 10);
    expect(await scrollTop(page)).toBe(450);
    await close.tap();
    await menu.expectClosed();
    expect(await scrollTop(page)).toBe(450);
  });
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
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await menu.slideIn();
    await entry(routes.career).click();
    await expect(page).toHaveURL(routes.career);
    await expect(dialog).toBeHidden();
  });
});
