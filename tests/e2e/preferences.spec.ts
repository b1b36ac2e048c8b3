import type { Page } from 'playwright/test';
import { routes, site } from '../../src/site.ts';
import { stickingOut } from './markup.ts';
import { openMenu } from './menuParts.ts';
import { expect, test, visit } from './visit.ts';

const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it, [name, part]) => getComputedStyle(it, part).getPropertyValue(name), [property, pseudo] as const);

/** The first element's contrast of text and what it stands on, by WCAG's formula; solid colours only. */
const contrast = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const luminance = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let ground: Element | null = element;
      while (ground && /, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const pair = [getComputedStyle(element).color, getComputedStyle(ground ?? document.documentElement).backgroundColor];
      const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });

const texts = ['main h1', 'main p', 'footer address p', 'header button'];

test('forced colours: text can be read and the focus seen', async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast, ${colorScheme}: second voices speak up`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await visit(page, routes.privacy);
    for (const selector of texts) expect(await contrast(page, selector), selector).toBeGreaterThan(7);
    const quiet = page.getByText(/^As of /);
    await expect(quiet).toHaveCSS('color', await style(page, 'body', 'color'));
  });
}

test('the dark scheme turns the colours round, also when it comes on later', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, routes.home);
  const light = await style(page, 'html', 'background-color');
  const loud = await style(page, 'footer', 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).not.toHaveCSS('background-color', light);
  await expect(page.locator('footer')).not.toHaveCSS('background-color', loud);
  for (const selector of texts) expect(await contrast(page, selector), selector).toBeGreaterThan(4.5);
});

test('reduced motion: the menu is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const { dialog } = await openMenu(page);
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  await expect(dialog).toHaveCSS('translate', 'none');
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});

test.describe('on paper', () => {
  test.use({ answer: null });

  test('header, menu and cookie notice are left out, and links say where they lead', async ({ page }) => {
    await visit(page, routes.contact);
    const notice = page.getByRole('region', { name: 'Cookie notice' });
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header')).toBeHidden();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const blog = `footer a[href="${site.blog.url}"]`;
    const after = await style(page, blog, 'content', '::after');
    expect(after.includes('attr(href)') ? site.blog.url : after).toContain(site.blog.url);
    expect(await style(page, 'footer a[href^="mailto"]', 'content', '::after')).toMatch(/none|normal/);
    for (const selector of ['main h1', 'footer address p']) {
      expect(await contrast(page, selector), selector).toBeGreaterThan(4.5);
    }
  });
});

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('pages fit, and so does the menu', async ({ page }) => {
    for (const path of [routes.home, routes.works, routes.contact, routes.privacy]) {
      await visit(page, path);
      expect(await stickingOut(page), path).toEqual([]);
    }
    const { dialog } = await openMenu(page);
    expect(await stickingOut(page)).toEqual([]);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
