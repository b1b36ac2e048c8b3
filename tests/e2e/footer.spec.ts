import { closedDays, dayBack } from '../../src/calendar/closedDays.ts';
import { dayOfYear } from '../../src/calendar/localTime.ts';
import { routes, site } from '../../src/site.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';

test.describe('in a time zone far from both offices', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('each office shows its local time and closed days, and the year changes without a reload', async ({
    page,
    consoleErrors,
  }) => {
    skipUnless(closedDays.length, 'closed days');
    const [closure = { from: '', to: '' }] = closedDays;
    const footer = page.getByRole('contentinfo');
    await page.clock.install({ time: `${closure.from}T22:04:59Z` });
    await visit(page, routes.home);
    for (const { city } of site.offices) {
      const office = footer.getByRole('region', { name: city });
      await expect(office).toContainText('23:0');
      await expect(office).toContainText(`Closed, back on ${dayOfYear(dayBack(closure), 'en-GB')}`);
    }
    await page.clock.setSystemTime('2032-01-01T07:59:30Z');
    await page.clock.fastForward(60_000);
    await expect(footer).toContainText('© 2032');
    await expect(footer.getByRole('region', { name: site.offices[0].city })).toContainText('09:0');
    await expect(footer).not.toContainText('Closed');
    expect(consoleErrors).toEqual([]);
  });
});

test('the skylines reach from edge to edge, below the animals', async ({ page }) => {
  await visit(page, routes.about);
  const footer = page.getByRole('contentinfo');
  for (const width of [360, 768, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = (selector: string) =>
      footer
        .locator(selector)
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    await expect(async () => {
      const [skylines, animals] = [await boxes('section > [aria-hidden]'), await boxes('img')];
      expect(skylines.map(({ left }) => left)[0], `at ${width}`).toBe(0);
      expect(skylines.at(-1)?.right).toBe(await footer.evaluate((it) => it.clientWidth));
      expect(Math.max(...animals.map(({ bottom }) => bottom))).toBeLessThanOrEqual(
        Math.min(...skylines.map(({ top }) => top)),
      );
    }).toPass();
  }
});
