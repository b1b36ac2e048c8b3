import { routes } from '#src/site.ts';
import { findHiddenFocus } from './checks/hiddenFocus.ts';
import { expect, scrollTo, test, visit } from './visit.ts';

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

test('the header still hides after a mouse closed the menu', async ({ page, menu }) => {
  await visit(page, routes.privacy);
  await menu.open();
  await menu.close.click();
  await menu.expectClosed();
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
