import { routes } from '../../src/site.ts';
import { contrast, style } from './appearance.ts';
import { openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { expect, visit } from './visit.ts';

const texts = ['main h1', 'main p', 'footer address p', 'header button'];

test('forced colours: text is readable and focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, routes.home);
  for (const selector of texts) expect(await contrast(page, selector), selector).toBeGreaterThan(7);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = 'header a:focus';
  await expect(page.locator(focused)).toHaveCSS('outline-style', 'solid');
  expect(await style(page, focused, 'outline-color')).not.toBe(await style(page, 'html', 'background-color'));
  await openMenu(page);
  expect(await contrast(page, 'dialog a')).toBeGreaterThan(7);
});

test('forced colours: the page in the menu and the chosen filter are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${routes.works}?service=branding`);
  const filter = page.getByRole('main').locator('[aria-current]');
  await expect(filter).toHaveCount(2);
  for (const mark of await filter.all()) await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  const { entry } = await openMenu(page);
  await expect(entry(routes.works)).toHaveCSS('text-decoration-line', 'underline');
  await expect(entry(routes.services)).toHaveCSS('text-decoration-line', 'none');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast, ${colorScheme}: secondary text is stronger`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await visit(page, routes.privacy);
    for (const selector of texts) expect(await contrast(page, selector), selector).toBeGreaterThan(7);
    const quiet = page.getByText(/^As of /);
    await expect(quiet).toHaveCSS('color', await style(page, 'body', 'color'));
  });
}

test('the dark scheme inverts the colours, even when it is switched on later', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, routes.home);
  const light = await style(page, 'html', 'background-color');
  const loud = await style(page, 'footer', 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).not.toHaveCSS('background-color', light);
  await expect(page.locator('footer')).not.toHaveCSS('background-color', loud);
  for (const selector of texts) expect(await contrast(page, selector), selector).toBeGreaterThan(4.5);
});

test('reduced motion: the menu appears without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const { dialog } = await openMenu(page);
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  await expect(dialog).toHaveCSS('translate', 'none');
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});
