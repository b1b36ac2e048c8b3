import type { Page } from 'playwright/test';
import { routes, site } from '../../src/site.ts';
import { contrast, style } from './appearance.ts';
import { overflowing } from './markup.ts';
import { openMenu } from './menuParts.ts';
import { kinds } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

test.describe('in print', () => {
  test.use({ answer: null });

  test('header, menu and cookie notice are hidden, and links show their addresses', async ({ page }) => {
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

  test('pages and the menu fit the window', async ({ page }) => {
    for (const path of [routes.home, routes.works, routes.contact, routes.privacy]) {
      await visit(page, path);
      expect(await overflowing(page), path).toEqual([]);
    }
    const { dialog } = await openMenu(page);
    expect(await overflowing(page)).toEqual([]);
    const last = dialog.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

/** What WCAG 1.4.12 lets visitors set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The boxes whose content is wider than they are, so that something is cut off or has to be scrolled to. */
const cutOff = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((boxes) => boxes.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.outerHTML.slice(0, 80)));

/** Addresses that reach into what stands beside them. */
const overlapping = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('footer a')].flatMap((link) => {
      const { right } = link.getBoundingClientRect();
      const column = (link.closest('section, nav, footer > div > div') as Element).getBoundingClientRect();
      return right > column.right + 1 ? `${link.textContent} by ${right - column.right} px` : [];
    }),
  );

for (const width of [1366, 1280, 768, 360, 320]) {
  test(`with wide spacing nothing of footer and menu is cut off in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, routes.home);
    await page.addStyleTag({ content: spacing });
    expect(await overflowing(page)).toEqual([]);
    expect(await overlapping(page)).toEqual([]);
    await openMenu(page);
    expect(await cutOff(page, 'dialog')).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
}

test.describe('where the browser’s type is set to 32 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of kinds) {
    test(`${path} fits a phone`, async ({ page }) => {
      await visit(page, path);
      await page.addStyleTag({ content: 'html { font-size: 32px !important; }' });
      expect(await overflowing(page)).toEqual([]);
      expect(await overlapping(page)).toEqual([]);
      await openMenu(page);
      expect(await cutOff(page, 'dialog')).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    });
  }
});

test('the menu’s entries are no smaller at 200 % zoom', async ({ page }) => {
  const size = () =>
    page
      .getByRole('dialog')
      .getByRole('link', { name: 'Services' })
      .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  await visit(page, routes.home);
  await openMenu(page);
  const before = await size();
  await page.setViewportSize({ width: 720, height: 450 });
  expect(2 * (await size())).toBeGreaterThan(before);
});
