import type { Page } from 'playwright/test';
import { industries } from '../../src/content/industries/list.ts';
import { loadServices } from '../../src/content/load.ts';
import { serviceGroups } from '../../src/content/services/list.ts';
import { routes, servicePath } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { onlyWith } from './onlyWith.ts';
import { expect, frames, test, visit } from './visit.ts';

/** In the order of the page, with each service's place in its group. */
const services = serviceGroups.flatMap((group) =>
  loadServices()
    .filter((service) => service.group === group)
    .map((service, place) => ({ ...service, place })),
);
/** The first one, and two that follow each other and are not the first of their group. */
const [first] = services;
const pair = services.findIndex(({ place }, index) => place > 0 && (services[index + 1]?.place ?? 0) > 0);
const [one, next] = pair < 0 ? [] : services.slice(pair);
/** Of two strokes, if there is such a drawing. */
const drawn = services.find(({ drawing }) => drawing.length > 1) ?? first;
const [other, industry = other] = industries;

const strokes = (page: Page) => page.locator('main svg[viewBox="0 0 640 320"] path');

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
  test(`where ${Object.values(media)} is set, a drawing is complete at once`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto(servicePath(drawn?.slug ?? ''));
    for (const stroke of await strokes(page).all()) {
      await expect(stroke).toHaveCSS('animation-name', 'none', { timeout: 1 });
      await expect(stroke).toHaveCSS('stroke-dasharray', 'none', { timeout: 1 });
    }
  });
}

test('a service that is pointed at or focused is drawn, in the menu, too, and on a phone the first of each group', async ({
  page,
}) => {
  onlyWith(one && next, 'group of three services');
  if (!first || !one || !next) return;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(request.url().match(/(?<=\/illustrations\/line-).*/) ?? [])));
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.services);
  const pointed = page.getByRole('main').getByRole('link', { name: one.name });
  await pointed.hover();
  await frames(page);
  expect(asked).not.toContain(`${one.slug}.svg`);
  expect(asked).toContain(`${first.slug}.svg`);
  asked.length = 0;
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await pointed.hover();
  await expect.poll(() => asked).toEqual([`${one.slug}.svg`]);
  await page.mouse.move(0, 0);
  await pointed.focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toEqual([`${one.slug}.svg`, `${next.slug}.svg`]);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { dialog } = await openMenu(page);
  await expect(async () => {
    await dialog.getByRole('link', { name: other.name }).hover();
    await dialog.getByRole('link', { name: industry.name }).hover();
    expect(asked).toContain(`${industry.slug}.svg`);
  }).toPass();
});
