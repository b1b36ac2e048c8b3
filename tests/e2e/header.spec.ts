import { routes } from '../../src/site.ts';
import { test } from './sharedPage.ts';
import { expect, frames, scrollTo, scrollTop, visit } from './visit.ts';

/** Scrolling by at least this many CSS pixels counts as intended; less is jitter. */
const threshold = 12;

test('hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(800);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('scrolling by less than the threshold changes nothing, however often the direction changes', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  const hidden = () => header.evaluate((it) => it.hasAttribute('data-hidden'));
  for (const y of [600, 600 - threshold + 1, 600, 600 - threshold + 1]) await scrollTo(page, y);
  expect(await hidden()).toBe(true);
  for (const y of [500, 500 + threshold - 1, 500, 500 + threshold - 1]) await scrollTo(page, y);
  expect(await hidden()).toBe(false);
  // Small steps in one direction add up to the threshold.
  for (const y of [516, 520, 524, 528]) await scrollTo(page, y);
  expect(await hidden()).toBe(true);
  await expect(header).not.toBeInViewport();
});

test('never hides at the top of the page', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  for (const y of [20, 40, 60, 0, 79]) {
    await scrollTo(page, y);
    expect(await header.evaluate((it) => it.hasAttribute('data-hidden')), `hidden at ${y} px`).toBe(false);
  }
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('never hides while focus is inside', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).focus();
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await frames(page, 20);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('returns when focus moves into it', async ({ page }) => {
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await page
    .getByRole('main')
    .locator('a')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('is visible on the next page even if it was hidden on the last one', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 900);
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Drop us a line' }).last().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('with reduced motion it still hides and returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('transition-duration', /^0s/);
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 700);
  await expect(header).toBeInViewport({ ratio: 1 });
});

test('the logo leads home', async ({ page }) => {
  await visit(page, routes.about);
  await page.getByRole('banner').getByRole('link', { name: 'Dunavik, home' }).click();
  await expect(page).toHaveURL(routes.home);
});

test('"Drop us a line" leads to the contact page', async ({ page }) => {
  await visit(page, routes.home);
  await page.getByRole('banner').getByRole('link', { name: 'Drop us a line' }).click();
  await expect(page).toHaveURL(routes.contact);
});

test('"Drop us a line" is only in the header on desktops', async ({ page }) => {
  await visit(page, routes.about);
  for (const [width, shown] of [
    [1440, true],
    [1024, true],
    [1023, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Drop us a line' })).toBeVisible({ visible: shown });
  }
});
