import { closedDays, dayBack } from '#src/calendar/closedDays.ts';
import { dayOfYear } from '#src/calendar/localTime.ts';
import { loadAgency } from '#src/content/build/agency.ts';
import { skyAt } from '#src/shell/footer/sun/solar.ts';
import { routes, site } from '#src/site.ts';
import words from '#words/shell';
import { findAxeViolations } from './axe.ts';
import { boxesOf, expect, skipUnless, test, visit, waitForClocks } from './visit.ts';

test.describe('in a time zone far from both offices', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('times, closed days and the year change without a reload', async ({
    page,
    consoleErrors,
  }) => {
    skipUnless(closedDays.length, 'closed days');
    const [closure = { from: '', to: '' }] = closedDays;
    const footer = page.getByRole('contentinfo');
    await page.clock.install({ time: `${closure.from}T04:04:59Z` });
    await visit(page, routes.home);
    const expectTime = async (moment: string) => {
      for (const { city, timeZone } of site.offices) {
        const time = new Date(moment).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
        await expect(footer.getByRole('region', { name: city })).toContainText(time.slice(0, -1));
      }
    };
    await expectTime(`${closure.from}T04:00Z`);
    const closed = `${words.clock.closed} ${dayOfYear(dayBack(closure), words.locale)}`;
    await expect(footer.getByText(closed)).toHaveCount(site.offices.length);
    await page.clock.setSystemTime('2032-01-01T07:59:30Z');
    await page.clock.fastForward(60_000);
    await expect(footer).toContainText('© 2032');
    await expectTime('2032-01-01T08:00Z');
    await expect(footer).not.toContainText(words.clock.closed);
    expect(consoleErrors).toEqual([]);
  });
});

const { coordinates } = loadAgency();

for (const moment of ['2026-06-21T12:00Z', '2026-11-26T14:30Z', '2026-12-21T23:30Z']) {
  const nights = site.offices.filter(({ id }) => {
    const place = coordinates[id];
    return place && skyAt(Date.parse(moment), place).isNight;
  });
  test(`at ${moment} each office has its legible day or night`, async ({ page, consoleErrors }) => {
    await page.clock.setFixedTime(moment);
    await visit(page, routes.contact);
    await waitForClocks(page);
    const cities = page.locator('footer section[data-night] h2');
    await expect(cities).toHaveText(nights.map(({ city }) => city));
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
}

test('the skylines reach from edge to edge, below the animals', async ({ page }) => {
  await visit(page, routes.about);
  for (const width of [320, 768, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(async () => {
      const [footer] = await boxesOf(page.locator('footer'));
      const skylines = await boxesOf(page.locator('footer section > div > [aria-hidden]'));
      const animals = await boxesOf(page.locator('footer img'));
      expect([skylines[0]?.left, skylines.at(-1)?.right]).toEqual([0, footer?.right]);
      const lowestAnimal = Math.max(...animals.map(({ bottom }) => bottom));
      expect(lowestAnimal).toBeLessThanOrEqual(Math.min(...skylines.map(({ top }) => top)));
    }).toPass();
  }
});
