import { loadServices } from '#src/content/build/load.ts';
import { industries } from '#src/content/facts/industries.ts';
import { routes, servicePath } from '#src/site.ts';
import { expect, recordRequests, test, visit, waitForFrames } from './visit.ts';

const services = loadServices();
/** A service whose drawing has several strokes, if there is one. */
const { slug = '' } = services.find(({ drawing }) => drawing.length > 1) ?? services[0] ?? {};

for (const saveData of [false, true])
  test(`hovering over a link ${saveData ? 'prefetches nothing with data saving on' : 'prefetches its page'}, and a click requests each file once`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    await visit(page, routes.home);
    await page.waitForLoadState('networkidle');
    const urls = recordRequests(page);
    const requested = () =>
      urls.flatMap((url) => /\/(services(?=-\w+\.js$)|services\.json)/.exec(url)?.[1] ?? []).sort();
    const link = page.locator(`main a[href="${routes.services}"]`).first();
    await link.hover();
    if (saveData) await waitForFrames(page, 30);
    else await expect.poll(requested).toContain('services');
    if (saveData) expect(requested()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(routes.services);
    await page.waitForLoadState('networkidle');
    expect(requested()).toEqual(['services', 'services.json']);
  });

test('the services load their drawings, and the menu that of the link under the mouse', async ({
  page,
  menu,
}) => {
  const urls = recordRequests(page);
  const drawingOf = (slug: string) => expect.stringMatching(`/illustrations/line-${slug}\\.svg`);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.services);
  const drawings = services.map((service) => drawingOf(service.slug));
  await expect.poll(() => urls).toEqual(expect.arrayContaining(drawings));
  await page.setViewportSize({ width: 1440, height: 900 });
  const { dialog } = await menu.open();
  const [other, industry = other] = industries;
  await expect(async () => {
    await dialog.getByRole('link', { name: other.name }).hover();
    await dialog.getByRole('link', { name: industry.name }).hover();
    expect(urls).toContainEqual(drawingOf(industry.slug));
  }).toPass();
});

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const)
  test(`a drawing is not animated: ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await visit(page, servicePath(slug));
    const strokes = page.locator('main section:first-of-type svg:visible > path');
    await expect(strokes).not.toHaveCount(0);
    const steps = page.locator('section[aria-labelledby="steps"] svg');
    if (await steps.count()) {
      // The crossings show that the animation's styles have been added.
      await steps.scrollIntoViewIfNeeded();
      await expect(steps.locator('g').first()).toBeAttached();
    }
    for (const part of await strokes.or(steps).all()) {
      await expect(part).toHaveCSS('stroke-dasharray', 'none');
      await expect(part).toHaveCSS('animation-name', 'none');
    }
  });
