import { routes } from '../../src/site.ts';
import { expectClosed, menuOf, openMenu } from './menuParts.ts';
import { coveredStops } from './obscured.ts';
import { test } from './sharedPage.ts';
import { expect, visit } from './visit.ts';

test('with the keyboard alone: to the button, into the menu, to an entry and its page', async ({ page }) => {
  await visit(page, routes.home);
  const { button, dialog, entry } = menuOf(page);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((it) => it === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    if (await entry(routes.services).evaluate((it) => it === document.activeElement)) break;
  }
  await expect(entry(routes.services)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.services);
  await expectClosed(page);
});

test('the space bar activates both buttons', async ({ page }) => {
  await visit(page, routes.home);
  const { button, close } = menuOf(page);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expectClosed(page);
  await expect(button).toBeFocused();
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} does not move focus from the menu to the page behind`, async ({ page }) => {
    await visit(page, routes.home);
    const { dialog } = await openMenu(page);
    const stops = await dialog.locator('a, button').count();
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => {
        const inside = (target as Element).closest('dialog') ? 'inside' : 'outside';
        document.documentElement.dataset[inside] = String(Number(document.documentElement.dataset[inside] ?? 0) + 1);
      });
    });
    for (let presses = 0; presses < stops + 5; presses++) await page.keyboard.press(key);
    const counted = await page.locator('html').evaluate((html) => ({ ...html.dataset }));
    expect(counted).not.toHaveProperty('outside');
    expect(Number(counted.inside)).toBeGreaterThanOrEqual(stops);
  });
}

test('content behind it cannot be reached', async ({ page }) => {
  await visit(page, routes.home);
  const { button } = await openMenu(page);
  const behind = page.getByRole('main').locator('a').first();
  for (const element of [behind, button]) {
    await element.evaluate((it) => (it as HTMLElement).focus());
    await expect(element).not.toBeFocused();
  }
});

for (const [width, height] of [
  // A window of 1440 by 900 at 200 %.
  [720, 450],
  [360, 640],
  [640, 360],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('its head covers no entry that has the focus', async ({ page }) => {
      await visit(page, routes.home);
      await openMenu(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) expect(await coveredStops(page, key, 'dialog'), key).toEqual([]);
    });
  });
}
