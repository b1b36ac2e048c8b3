import { routes, workPath } from '#src/site.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { expect, heading, test, visit } from './visit.ts';
import { works } from './worksList.ts';

test.use({ answer: null });

test('with reduced motion the menu appears without animation', async ({ page, menu }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  await menu.button.click();
  await expect(menu.dialog).toHaveCSS('translate', 'none');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('in print no text is wider than the paper', async ({ page }) => {
  for (const path of [routes.home, routes.privacy]) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    // A4 without margins, in CSS pixels.
    expect(await findLayoutProblems(page, [{ width: 794, height: 1123 }]), path).toEqual([]);
  }
});

test('in print texts are black, and header and notice hidden', async ({ page, notice }) => {
  const work = works.find(({ colour }) => colour.text);
  await visit(page, work ? workPath(work.slug) : routes.home);
  await expect(notice.region).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice.region).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  await expect(heading(page)).toBeVisible();
  for (const text of await page.locator('main p:visible').all())
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
});
