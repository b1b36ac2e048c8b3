import { loadServices } from '#src/content/load/load.ts';
import { routes, servicePath } from '#src/site.ts';
import { expect, recordRequests, test, visit } from './visit.ts';

const services = loadServices();
/** A service whose drawing has several strokes, if there is one. */
const { slug = '' } = services.find(({ drawing }) => drawing.length > 1) ?? services[0] ?? {};

test('hovering over a link prefetches its page, and a click requests nothing twice', async ({
  page,
}) => {
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  const urls = recordRequests(page);
  const requested = () =>
    urls.flatMap((url) => /\/(services(?=-\w+\.js$)|services\.json)/.exec(url)?.[1] ?? []).sort();
  const link = page.locator(`main a[href="${routes.services}"]`).first();
  await link.hover();
  await expect.poll(requested).toContain('services');
  await link.click();
  await expect(page).toHaveURL(routes.services);
  await page.waitForLoadState('networkidle');
  expect(requested()).toEqual(['services', 'services.json']);
});

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const)
  test(`a drawing is not animated: ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await visit(page, servicePath(slug));
    const strokes = page.locator('main section:first-of-type svg:visible > path');
    await expect(strokes).not.toHaveCount(0);
    for (const part of await strokes.all()) {
      await expect(part).toHaveCSS('stroke-dasharray', 'none');
      await expect(part).toHaveCSS('animation-name', 'none');
    }
  });
