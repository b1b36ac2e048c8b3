import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

test('a preview shows its branch and commit until the ribbon is dismissed, and hides nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.services);
  const { commit, branch } = await (await page.request.get('/build.json')).json();
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  await expect(ribbon).toContainText(`Preview: ${commit} of ${branch}`);
  const below = await ribbon.getByText('Preview:').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return { isRibbon: element.contains(found), fits: left + width <= window.innerWidth && height < 60 };
  });
  expect(below).toEqual({ isRibbon: false, fits: true });
  await page.getByRole('contentinfo').locator(`a[href="${routes.career}"]`).click();
  await expect(page).toHaveURL(routes.career);
  await expect(ribbon).toBeVisible();
  await ribbon.getByRole('button').click();
  await expect(ribbon).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(routes.services);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ribbon).toHaveCount(0);
  await visit(page, routes.home);
  await expect(ribbon).toBeVisible();
});
