import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

test('a preview shows its branch and commit, until the ribbon is dismissed', async ({ page }) => {
  await visit(page, routes.works);
  const { commit, branch } = await (await page.request.get('/build.json')).json();
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  await expect(ribbon).toContainText(`Preview: ${commit} of ${branch}`);
  await ribbon.getByRole('button', { name: 'Take the preview ribbon away' }).click();
  await expect(ribbon).toHaveCount(0);
  await visit(page, routes.home);
  await expect(ribbon).toBeVisible();
});

test('the ribbon stays through page changes, and stays away once dismissed', async ({ page }) => {
  await visit(page, routes.works);
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  const follow = async (name: string, url: string) => {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(url);
  };
  await follow('Drop us a line', routes.contact);
  await expect(ribbon).toBeVisible();
  await ribbon.getByRole('button').click();
  await page.goBack();
  await expect(page).toHaveURL(routes.works);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ribbon).toHaveCount(0);
});

test('content below the ribbon can be reached, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.home);
  const text = page.getByRole('complementary', { name: 'Preview' }).getByText('Preview:');
  const below = await text.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return { isRibbon: element.contains(found), fits: left + width <= window.innerWidth && height < 60 };
  });
  expect(below).toEqual({ isRibbon: false, fits: true });
});
