import { loadLegal } from '#src/content/load/load.ts';
import { routes } from '#src/site.ts';
import { expect, heading, test, visit } from './visit.ts';

const { title } = loadLegal('privacy-policy');
const newTitle = `${title}, revised`;
const laterId = 'ffffffffffff';

test('tabs opened before and after a deployment both show its pages', async ({ page, context }) => {
  await visit(page, routes.home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { buildId } = JSON.parse((await page.locator('#__NEXT_DATA__').textContent()) ?? '');
  // Responds as a later build, with another id and another heading on one page.
  await context.route('**', async (route) => {
    const url = route.request().url();
    if (url.includes(buildId)) return route.fulfill({ status: 404 });
    const isPage = /document|fetch/.test(route.request().resourceType());
    if (!isPage && !url.includes(laterId)) return route.fallback();
    const original = url.replaceAll(laterId, buildId);
    const response = await route.fetch({ url: original, maxRedirects: 0, maxRetries: 2 });
    if (!/html|json/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({ response });
    const body = (await response.text())
      .replaceAll(buildId, laterId)
      // Not in the footer's link, whose text React has in its scripts.
      .replaceAll(`${title}</h1>`, `${newTitle}</h1>`)
      .replaceAll(`"title":"${title}"`, `"title":"${newTitle}"`);
    return route.fulfill({ response, body });
  });
  const other = await context.newPage();
  await visit(other, routes.home);
  for (const tab of [page, other]) {
    await tab.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading(tab)).toHaveText(newTitle);
    expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(false);
    await tab.goBack();
    await expect(tab).toHaveURL(routes.home);
    await expect(heading(tab)).not.toHaveText(newTitle);
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
