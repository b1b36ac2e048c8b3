import type { Page } from 'playwright/test';
import { shellWords } from '../../src/shell/shellWords.ts';
import { type menuEntries, shellLanguage } from '../../src/site.ts';
import { expect } from './visit.ts';

const words = shellWords[shellLanguage].menu;

type MenuHref = (typeof menuEntries)[number]['href'];

/** Returns locators of the menu's parts; `entry` returns the link to a main page. */
export function locateMenu(page: Page) {
  const dialog = page.getByRole('dialog', { name: words.menu });
  return {
    dialog,
    button: page.getByRole('banner').getByRole('button', { name: words.menu, includeHidden: true }),
    close: dialog.getByRole('button', { name: words.close }),
    entry: (href: MenuHref) =>
      dialog.getByRole('navigation', { name: words.pages }).locator(`a[href="${href}"]`),
  };
}

/** Opens the menu and waits for its animation, because a click on a moving link may miss it. */
export async function slideInMenu(page: Page) {
  const menu = locateMenu(page);
  await menu.button.click();
  await expect(menu.dialog).toBeInViewport({ ratio: 1 });
  return menu;
}

/** Opens the menu and waits until React has locked scrolling. */
export async function openMenu(page: Page) {
  const menu = await slideInMenu(page);
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked');
  return menu;
}

/** Waits until the menu is closed and the page can scroll again. */
export async function expectMenuClosed(page: Page) {
  const { dialog } = locateMenu(page);
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
}
