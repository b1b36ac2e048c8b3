import sharp from 'sharp';
import { loadWorks } from '#src/content/build/load.ts';
import { routes, workPath } from '#src/site.ts';
import { luminance } from '#src/theme/contrast.ts';
import { findHiddenFocus, measureVisibleFocus } from './checks/hiddenFocus.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { button, errorSummary, form } from './contactParts.ts';
import { expect, scrollTo, test, visit, waitForFrames } from './visit.ts';

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone with the cookie notice', () => {
  test.use({ answer: null, viewport: { width: 360, height: 640 } });

  test('Tab never moves to a covered element, also at 400 % zoom', async ({ page, notice }) => {
    await visit(page, routes.contact);
    await expect(notice.region).toBeVisible();
    expect(await findHiddenFocus(page, 'Tab')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findHiddenFocus(page, 'Shift+Tab')).toEqual([]);
    const largeText = [{ width: 360, height: 640, textSize: 32 }];
    expect(await findLayoutProblems(page, largeText)).toEqual([]);
  });

  test('the link of a form error moves to its field, and Tab continues there', async ({ page }) => {
    await visit(page, routes.contact);
    await button(page).press('Enter');
    const summary = errorSummary(page, 3);
    await expect(summary).toBeFocused();
    for (const link of await summary.getByRole('link').all()) {
      const field = form(page).locator((await link.getAttribute('href')) ?? '');
      await link.press('Enter');
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

test('the focus on a row that is larger than the window changes the picture', async ({ page }) => {
  const picture = async () =>
    sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer();
  for (const path of [routes.home, ...loadWorks().map(({ slug }) => workPath(slug))]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    for (const [width, height] of [
      [1280, 800],
      [320, 256],
    ] as const)
      for (const row of await page.locator('[data-swipe] > [tabindex="0"]').all()) {
        await page.setViewportSize({ width, height });
        await page.keyboard.press('Shift');
        await row.focus();
        await row.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const focused = await picture();
        const visible = await row.evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return Math.min(innerHeight, bottom) - Math.max(top, header, 0);
        });
        await row.blur();
        const plain = await picture();
        let clear = 0;
        for (let at = 0; at < plain.length; at += 3) {
          const [a, b] = [plain, focused].map((it) => it.subarray(at, at + 3));
          if (a && b && !a.equals(b) && contrast(luminance(a), luminance(b)) >= 3) clear += 1;
        }
        expect.soft(clear, `${path} at ${width} by ${height}`).toBeGreaterThan(4 * visible);
      }
  }
});

test('the header is visible while focused, and at the top of the next page', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  const first = page.getByRole('main').locator('a').first();
  const focusFirst = () => first.evaluate((link) => link.focus({ preventScroll: true }));
  await expect(header).toHaveCSS('transition-duration', /^0s/);
  await header.getByRole('button').focus();
  await scrollTo(page, 900);
  await waitForFrames(page, 20);
  await expect(header).toBeInViewport({ ratio: 1 });
  await focusFirst();
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button')).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  await focusFirst();
  await scrollTo(page, 1200);
  await expect(header).not.toBeInViewport();
  await page.getByRole('main').locator(`a[href="${routes.contact}"]`).last().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(header).toBeInViewport({ ratio: 1 });
});
