import { mascots } from '#src/content/facts/mascots.ts';
import { services } from '#src/content/facts/services.ts';
import { shellWords as words } from '#src/shell/shellWords.ts';
import { routes, servicePath } from '#src/site.ts';
import { kinds } from './sitemap.ts';
import { expect, heading, skipUnless, test } from './visit.ts';
import { shownWorks, works, worksWith } from './worksList.ts';

test.use({ javaScriptEnabled: false, answer: null });

test('every kind of page shows all its text and the offices', async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const texts = page.locator('main :is(h1, h2, h3, p, dt, dd), footer address :is(p, a)');
    const transparent = await texts.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect.soft(transparent, path).toEqual([]);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('footer address').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    if (mascots.length) await expect(page.locator('footer img').first()).toBeVisible();
    // Without scripts no answer can be stored, and neither animals nor prototypes move.
    await expect(page.getByRole('region', { name: words.notice.name })).toHaveCount(0);
    await expect(page.locator('footer, article figure').getByRole('button')).toHaveCount(0);
  }
});

test('the list shows all works, and links replace the filters', async ({ page }) => {
  skipUnless(works.length, 'work');
  await page.goto(`${routes.works}?service=${services[0].slug}`);
  expect(await shownWorks(page)).toEqual(worksWith({}));
  await expect(page.locator('main nav:visible')).toHaveCount(0);
  for (const { slug, name } of services)
    await expect(page.locator(`main a[href="${servicePath(slug)}"]`)).toHaveText(name);
});

test('the menu opens, closes and links to its pages', async ({ page, menu }) => {
  await page.goto(routes.home);
  const { close, dialog, entry } = menu;
  await menu.slideIn();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await close.click();
  await expect(dialog).toBeHidden();
  await menu.slideIn();
  await entry(routes.career).click();
  await expect(page).toHaveURL(routes.career);
  await expect(dialog).toBeHidden();
});
