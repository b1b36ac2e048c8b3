import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { industryPath, routes, servicePath, site } from '../../src/site.ts';
import { expect, test } from './visit.ts';
import { listedWorks, shownWorks, worksWith } from './worksList.ts';

test.use({ javaScriptEnabled: false, answer: null });

test('with scripts off, every kind of page shows its content and both offices', async ({ page }) => {
  for (const path of [routes.home, servicePath('ux-audit'), routes.works, routes.contact, routes.career, routes.privacy]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    const faint = main
      .locator('h1, h2, h3, p, dt, dd')
      .evaluateAll((all) =>
        all.filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true })).map((it) => it.textContent),
      );
    expect(await faint).toEqual([]);
    await expect(main.getByRole('link').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const { street, email } of site.offices) {
      await expect(footer.getByText(street)).toBeVisible();
      await expect(footer.getByRole('link', { name: email })).toBeVisible();
    }
    await expect(footer).toContainText(/© 20\d\d/);
    // Without scripts no answer can be stored, so the notice is not shown.
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toHaveCount(0);
  }
});

test('with scripts off, all works are shown, with links to services and industries instead of filters', async ({
  page,
  request,
}) => {
  await page.goto(`${routes.works}?service=branding`);
  expect(await shownWorks(page)).toEqual(worksWith(await listedWorks(request), {}));
  await expect(page.getByRole('navigation', { name: 'Show works by' })).toHaveCount(0);
  const main = page.getByRole('main');
  for (const { slug, name } of services) {
    await expect(main.locator(`a[href="${servicePath(slug)}"]`)).toHaveText(name);
  }
  for (const { slug, name } of industries) {
    await expect(main.locator(`a[href="${industryPath(slug)}"]`)).toHaveText(name);
  }
  await main.locator(`a[href="${servicePath('branding')}"]`).click();
  await expect(page).toHaveURL(servicePath('branding'));
});

test('with scripts off, links work and the animals stand still', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('main').getByRole('link', { name: 'Drop us a line' }).first().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.locator('footer img')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /animals/ })).toHaveCount(0);
});
