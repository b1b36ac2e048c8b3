import { routes, site } from '../../src/site.ts';
import { contrast, style } from './appearance.ts';
import { overflowing } from './markup.ts';
import { openMenu } from './menuParts.ts';
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
