import { routes } from '../../src/site.ts';
import { coveredStops, focusSeen } from './checks/coveredStops.ts';
import { button, form } from './contactParts.ts';
import { noticeOf } from './notice.ts';
import { pages } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone, while the cookie notice is shown', () => {
  test.use({ answer: null, viewport: { width: 360, height: 640 } });

  for (const [path, key] of [
    [routes.home, 'Tab'],
    [routes.contact, 'Tab'],
    [routes.contact, 'Shift+Tab'],
  ] as const)
    test(`nothing of ${path} is covered when ${key} comes to it`, async ({ page }) => {
      await visit(page, path);
      await expect(noticeOf(page).region).toBeVisible();
      expect(await coveredStops(page, key)).toEqual([]);
    });

  for (const path of [routes.contact, routes.sweden].filter((one) => pages.includes(one)))
    test(`an error in the form of ${path} leads to its field, and Tab on from there`, async ({ page }) => {
      await visit(page, path);
      await button(page).focus();
      await page.keyboard.press('Enter');
      const summary = form(page)
        .getByRole('group')
        .filter({ has: page.locator('#summary') });
      await expect(summary).toBeFocused();
      for (const link of await summary.getByRole('link').all()) {
        const field = form(page).locator((await link.getAttribute('href')) ?? '');
        await link.focus();
        await page.keyboard.press('Enter');
        for (const key of ['Enter', 'Tab', 'Shift+Tab'] as const) {
          if (key !== 'Enter') await page.keyboard.press(key);
          expect.soft((await focusSeen(page))?.share, `after ${key}`).toBeGreaterThanOrEqual(0.5);
          if (key !== 'Tab') await expect(field).toBeFocused();
        }
      }
    });
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header covers nothing on the way back', async ({ page }) => {
    await visit(page, routes.contact);
    expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  });
});
