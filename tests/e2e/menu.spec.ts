import { routes } from '../../src/site.ts';
import { expectClosed, menuOf, openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { expect, frames, scrollTo, scrollTop, visit } from './visit.ts';

test('its button opens it over the whole window; the close button and Escape return focus to that button', async ({ page }) => {
  await visit(page, routes.home);
  await expect(menuOf(page).button).toHaveAttribute('aria-haspopup', 'dialog');
  await expectClosed(page);

  const { dialog, close, button } = await openMenu(page);
  await expect(close).toBeFocused();
  // Space for a scrollbar is reserved beside it, so that the page behind does not shift.
  const body = await page.locator('body').boundingBox();
  const height = page.viewportSize()?.height;
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: body?.width, height });
  await close.click();
  await expectClosed(page);
  await expect(button).toBeFocused();

  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
});

test('opens and closes repeatedly, even while it is still sliding in', async ({ page }) => {
  await visit(page, routes.home);
  for (const key of ['Escape', 'Enter', 'Escape']) {
    await openMenu(page);
    await page.keyboard.press(key);
    await expectClosed(page);
  }
  await menuOf(page).button.click();
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('the page keeps its scroll position while the menu is open and afterwards', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 700);
  await scrollTo(page, 640);
  const { dialog } = await openMenu(page);
  await dialog.hover({ position: { x: 720, y: 450 } });
  await page.mouse.wheel(0, 600);
  await frames(page, 10);
  expect(await scrollTop(page)).toBe(640);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await scrollTop(page)).toBe(640);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(940);
});

test('following a link closes it and shows the page from its top', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 700);
  await scrollTo(page, 640);
  const { entry } = await openMenu(page);
  await entry(routes.works).click();
  await expect(page).toHaveURL(routes.works);
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case studies.');
  await frames(page);
  expect(await scrollTop(page)).toBe(0);
});

test('following the link to the current page closes it too', async ({ page }) => {
  await visit(page, routes.works);
  const { entry } = await openMenu(page);
  await entry(routes.works).click();
  await expectClosed(page);
  await expect(page).toHaveURL(routes.works);
});

test('going Back shows the previous page with its menu closed', async ({ page }) => {
  await visit(page, routes.home);
  const { entry } = await openMenu(page);
  await entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectClosed(page);
});

test('going Back while it is open closes it and unlocks the page', async ({ page }) => {
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expectClosed(page);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expectClosed(page);
});
