import type { Page } from 'playwright/test';
import { loadServices } from '../../src/content/build/load.ts';
import { industries } from '../../src/content/facts/industries.ts';
import { serviceGroups } from '../../src/content/facts/services.ts';
import { routes, servicePath } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { onlyWith } from './onlyWith.ts';
import { expect, test, visit } from './visit.ts';

/** In the order of the page, with each service's place in its group. */
const services = serviceGroups.flatMap((group) =>
  loadServices()
    .filter((service) => service.group === group)
    .map((service, place) => ({ ...service, place })),
);
const [first] = services;
/** Not the first of its group. */
const later = services.find(({ place }) => place > 0);
/** Of two strokes, if there is such a drawing. */
const drawn = services.find(({ drawing }) => drawing.length > 1) ?? first;
const [other, industry = other] = industries;

const strokes = (page: Page) => page.locator('main svg[viewBox="0 0 640 320"] path');

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
  test(`where ${Object.values(media)} is set, a drawing is complete at once`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(servicePath(drawn?.slug ?? ''));
    const styles = await strokes(page).evaluateAll((all) =>
      all
        .map((it) => getComputedStyle(it))
        .map(({ animationName, strokeDasharray }) => [animationName, strokeDasharray]),
    );
    expect(new Set(styles.flat())).toEqual(new Set(['none']));
  });
}

test('services are drawn beside their names, on a phone the first of each group', async ({
  page,
}) => {
  onlyWith(later, 'group of two services');
  if (!first || !later) return;
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(...(request.url().match(/(?<=\/illustrations\/line-).*/) ?? [])),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.services);
  await expect.poll(() => asked).toContain(`${first.slug}.svg`);
  expect(asked).not.toContain(`${later.slug}.svg`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => services.every(({ slug }) => asked.includes(`${slug}.svg`))).toBe(true);
  const { dialog } = await openMenu(page);
  await expect(async () => {
    await dialog.getByRole('link', { name: other.name }).hover();
    await dialog.getByRole('link', { name: industry.name }).hover();
    expect(asked).toContain(`${industry.slug}.svg`);
  }).toPass();
});
