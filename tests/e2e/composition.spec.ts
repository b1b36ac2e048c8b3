import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

for (const width of [360, 1440]) {
  test(`the hours of a shared day are to scale on one unbroken line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, routes.about);
    const river = page.getByRole('list').filter({ has: page.locator('time') });
    const hours = await river.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        hour: item.querySelector('time')?.textContent ?? '',
        top: item.getBoundingClientRect().top,
        align: getComputedStyle(item).textAlign,
      })),
    );
    const [first, last] = [hours[0], hours.at(-1)];
    if (!first || !last) throw new Error('the day has no hours');
    const perMinute = (last.top - first.top) / (minutesOf(last.hour) - minutesOf(first.hour));
    for (const { hour, top, align } of hours) {
      expect(align).toBe('start');
      // A quarter of an hour, by which a long text may move what follows it on a phone.
      expect(Math.abs((top - first.top) / perMinute - (minutesOf(hour) - minutesOf(first.hour))), hour).toBeLessThan(15);
    }
    const line = await river.evaluate((list) => Number.parseFloat(getComputedStyle(list, '::before').height));
    expect(line).toBeCloseTo((await river.boundingBox())?.height ?? 0, 0);
  });
}

test('the puli of Career keeps 40 px clear of the title where it stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, routes.career);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const puli = await page.getByRole('main').locator('img').first().boundingBox();
  expect((puli?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0))).toBeGreaterThanOrEqual(40);
});
