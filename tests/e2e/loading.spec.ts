import { loadServices } from '#src/content/build/load.ts';
import { industries } from '#src/content/facts/industries.ts';
import { mascots } from '#src/content/facts/mascots.ts';
import { routes, servicePath } from '#src/site.ts';
import { expect, recordRequests, test, visit, waitForFrames } from './visit.ts';

const services = loadServices();
/** A service whose drawing has several strokes, if there is one. */
const { slug = '' } = services.find(({ drawing }) => drawing.length > 1) ?? services[0] ?? {};

test('the scripts of the line and the animals load when they are needed', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  const isLoaded = async (mark: string) => (await Promise.all(scripts)).join().includes(mark);
  await visit(page, routes.home);
  await page.waitForLoadState('networkidle');
  expect(await isLoaded('_N_E')).toBe(true);
  const needed: [mark: string, act: () => Promise<unknown>][] = [
    ['registerProperty', () => page.locator('main section a').first().press('ArrowRight')],
    ['data-animal', () => page.locator('footer').scrollIntoViewIfNeeded()],
  ];
  for (const [mark, act] of mascots.length ? needed : needed.slice(0, 1)) {
    expect(await isLoaded(mark)).toBe(false);
    await act();
    await expect.poll(() => isLoaded(mark), mark).toBe(true);
  }
});

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
    const needed = /\/_next\/(data\/.*\/services\.json|static\/chunks\/pages\/services-)/;
    const urls = recordRequests(page);
    const requested = () =>
      urls
        .filter((url) => needed.test(url))
        .map((url) => new URL(url).pathname.replace(/^.*\/|-\w+(?=\.js)/g, ''))
        .sort();
    const link = page.locator(`main a[href="${routes.services}"]`).first();
    await link.hover();
    if (saveData) await waitForFrames(page, 30);
    else await expect.poll(requested).toContain('services.js');
    if (saveData) expect(requested()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(routes.services);
    await page.waitForLoadState('networkidle');
    expect(requested()).toEqual(['services.js', 'services.json']);
  });

test('the services load their drawings, and the menu that of the link under the mouse', async ({
  page,
  menu,
}) => {
  const urls = recordRequests(page);
  const requested = () =>
    urls.flatMap((url) => url.match(/(?<=\/illustrations\/line-).*(?=\.svg)/) ?? []);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.services);
  const all = services.map((service) => service.slug);
  await expect.poll(requested).toEqual(expect.arrayContaining(all));
  await page.setViewportSize({ width: 1440, height: 900 });
  const { dialog } = await menu.open();
  // The menu shows the drawing of the link that the mouse points at.
  const [other, { slug: industry, name } = other] = industries;
  await expect(async () => {
    await dialog.getByRole('link', { name: other.name }).hover();
    await dialog.getByRole('link', { name }).hover();
    expect(requested()).toContain(industry);
  }).toPass();
});

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const)
  test(`a drawing is not animated: ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const path of media.media ? [servicePath(slug), routes.home] : [servicePath(slug)]) {
      await visit(page, path);
      const strokes = page.locator('main section:first-of-type svg:visible > path');
      await expect(strokes).not.toHaveCount(0);
      for (const stroke of await strokes.all()) {
        await expect(stroke).toHaveCSS('stroke-dasharray', 'none');
        await expect(stroke).toHaveCSS('animation-name', 'none');
      }
      const steps = page.locator('section[aria-labelledby="steps"] svg');
      if (!(await steps.count())) continue;
      // The crossings show that the animation's styles have been added.
      await steps.scrollIntoViewIfNeeded();
      await expect(steps.locator('g').first()).toBeAttached();
      await expect(steps).toHaveCSS('animation-name', 'none');
    }
  });
