import type { Page } from 'playwright/test';
import { loadServices } from '../../src/content/build/load.ts';
import { industries } from '../../src/content/facts/industries.ts';
import { serviceGroups } from '../../src/content/facts/services.ts';
import { routes, servicePath } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';

/** The services in the order of the page, each with its index within its group. */
const services = serviceGroups.flatMap((group) =>
  loadServices()
    .filter((service) => service.group === group)
    .map((service, index) => ({ ...service, index })),
);
const [first] = services;
/** A service that is not the first of its group. */
const later = services.find(({ index }) => index > 0);
/** A service whose drawing has several strokes, if there is one. */
const twoStroke = services.find(({ drawing }) => drawing.length > 1) ?? first;
const [other, industry = other] = industries;

const strokes = (page: Page) => page.locator('main svg[viewBox="0 0 640 320"] path');

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
  test(`a drawing is not animated: ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(servicePath(twoStroke?.slug ?? ''));
    const styles = await strokes(page).evaluateAll((all) =>
      all
        .map((it) => getComputedStyle(it))
        .map(({ animationName, strokeDasharray }) => [animationName, strokeDasharray]),
    );
    expect(new Set(styles.flat())).toEqual(new Set(['none']));
  });
}

test('a phone loads only the first drawing of each group, a wider window loads all', async ({
  page,
}) => {
  skipUnless(later, 'group of two services');
  if (!first || !later) return;
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(...(request.url().match(/(?<=\/illustrations\/line-).*/) ?? [])),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.services);
  await expect.poll(() => requested).toContain(`${first.slug}.svg`);
  expect(requested).not.toContain(`${later.slug}.svg`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect
    .poll(() => services.every(({ slug }) => requested.includes(`${slug}.svg`)))
    .toBe(true);
  const { dialog } = await openMenu(page);
  await expect(async () => {
    await dialog.getByRole('link', { name: other.name }).hover();
    await dialog.getByRole('link', { name: industry.name }).hover();
    expect(requested).toContain(`${industry.slug}.svg`);
  }).toPass();
});
