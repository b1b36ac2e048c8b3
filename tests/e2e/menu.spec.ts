import { routes } from '#src/site.ts';
import { findHiddenFocus } from './checks/hiddenFocus.ts';
import { expect, test, visit } from './visit.ts';

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
