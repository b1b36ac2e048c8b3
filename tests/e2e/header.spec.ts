import { routes } from '../../src/site.ts';
import { expect, scrollTo, test, visit, waitForFrames } from './visit.ts';

test('the header is visible while it has the focus, and at the top of the next page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('transition-duration', /^0s/);
  await header.getByRole('button').focus();
  await scrollTo(page, 900);
  await waitForFrames(page, 20);
  await expect(header).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('main').locator('a').first();
  await first.evaluate((link) => link.focus({ preventScroll: true }));
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button')).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  await first.evaluate((link) => link.focus({ preventScroll: true }));
  await scrollTo(page, 1200);
  await expect(header).not.toBeInViewport();
  await page.getByRole('main').locator(`a[href="${routes.contact}"]`).last().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(header).toBeInViewport({ ratio: 1 });
});
