import { routes } from '#src/site.ts';
import { findHiddenFocus, measureVisibleFocus } from './checks/hiddenFocus.ts';
import { button, errorSummary, fill, form } from './contactParts.ts';
import { expect, scrollTo, test, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone with the cookie notice', () => {
  test.use({ answer: null, viewport: { width: 360, height: 640 } });

  test('Tab never moves to a covered element, also at 400 % zoom', async ({ page, notice }) => {
    await visit(page, routes.contact);
    await expect(notice.region).toBeVisible();
    expect(await findHiddenFocus(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findHiddenFocus(page, 'Shift+Tab')).toEqual([]);
  });

  test('the link of a form error moves to its field', async ({ page }) => {
    await visit(page, routes.contact);
    await button(page).press('Enter');
    const summary = errorSummary(page, 3);
    await expect(summary).toBeFocused();
    for (const link of await summary.getByRole('link').all()) {
      const field = form(page).locator((await link.getAttribute('href')) ?? '');
      const description = new RegExp(`^${await link.textContent()}`);
      await expect(field).toHaveAccessibleDescription(description);
      await link.press('Enter');
      await expect(field).toBeFocused();
      expect.soft((await measureVisibleFocus(page))?.share).toBeGreaterThanOrEqual(0.5);
    }
    await fill(page, 'asa@example.com');
    await expect(summary).toHaveCount(0);
  });
});

test('the header is visible while focused, and at the top of the next page', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  const focusFirst = () =>
    page
      .locator('main a')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await scrollTo(page, 900);
  await focusFirst();
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button')).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  await focusFirst();
  await scrollTo(page, 1200);
  await expect(header).not.toBeInViewport();
  await page.locator(`main a[href="${routes.contact}"]`).last().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(header).toBeInViewport({ ratio: 1 });
});
