import { sentences } from '../../src/contact/sentences.ts';
import { routes } from '../../src/site.ts';
import { findHiddenFocus, measureVisibleFocus } from './checks/hiddenFocus.ts';
import { button, form } from './contactParts.ts';
import { locateNotice } from './cookieNotice.ts';
import { expect, test, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone with the cookie notice', () => {
  test.use({ answer: null, viewport: { width: 360, height: 640 } });

  test('Tab never moves to a covered element, also at 400 % zoom', async ({ page }) => {
    await visit(page, routes.contact);
    await expect(locateNotice(page).region).toBeVisible();
    expect(await findHiddenFocus(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findHiddenFocus(page, 'Shift+Tab')).toEqual([]);
  });

  test('the link of a form error moves to its field, and Tab continues from there', async ({
    page,
  }) => {
    await visit(page, routes.contact);
    await button(page).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: sentences.en.errorCount(3) });
    await expect(summary).toBeFocused();
    for (const link of await summary.getByRole('link').all()) {
      const field = form(page).locator((await link.getAttribute('href')) ?? '');
      await link.focus();
      await page.keyboard.press('Enter');
      for (const key of ['Enter', 'Tab', 'Shift+Tab'] as const) {
        if (key !== 'Enter') await page.keyboard.press(key);
        expect
          .soft((await measureVisibleFocus(page))?.share, `after ${key}`)
          .toBeGreaterThanOrEqual(0.5);
        if (key !== 'Tab') await expect(field).toBeFocused();
      }
    }
  });
});
