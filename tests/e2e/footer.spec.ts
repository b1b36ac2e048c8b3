import { closedDays, dayBack } from '#src/calendar/closedDays.ts';
import { dayOfYear } from '#src/calendar/localTime.ts';
import { skyAt } from '#src/calendar/solar.ts';
import { loadAgency } from '#src/content/load/loadAgency.ts';
import { routes, site } from '#src/site.ts';
import words from '#words/shell';
import { findAxeViolations } from './axe.ts';
import { expect, skipUnless, test, visit, waitForClocks } from './visit.ts';

/** Far from both offices. */
test.use({ timezoneId: 'America/Los_Angeles' });

test('times and closed days change without a reload', async ({ page, consoleErrors }) => {
  skipUnless(closedDays.length, 'closed days');
  const [closure = { from: '', to: '' }] = closedDays;
  const footer = page.getByRole('contentinfo');
  await page.clock.install({ time: `${closure.from}T04:04:59Z` });
  await visit(page, routes.home);
  await waitForClocks(page);
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
  await expectTime('2032-01-01T08:00Z');
  await expect(footer).not.toContainText(words.clock.closed);
  // Timers stop while a computer sleeps.
  for (const [event, time] of [
    ['visibilitychange', '2032-01-01T10:30Z'],
    ['focus', '2032-01-01T12:30Z'],
  ] as const) {
    await page.clock.setSystemTime(time);
    await page.evaluate((it) => document.dispatchEvent(new Event(it, { bubbles: true })), event);
    await expectTime(time);
  }
  expect(consoleErrors).toEqual([]);
});

const { coordinates } = loadAgency();

/** A time at which it is day in one sample office and night in the other. */
const moment = '2026-11-26T14:30Z';

test('each office has its legible day or night', async ({ page, menu }) => {
  const nights = site.offices.filter(({ id }) => {
    const place = coordinates[id];
    return place && skyAt(Date.parse(moment), place).isNight;
  });
  await page.clock.setFixedTime(moment);
  await visit(page, routes.contact);
  await waitForClocks(page);
  const cities = page.locator('footer section[data-night] h2');
  await expect(cities).toHaveText(nights.map(({ city }) => city));
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  if (!routes.sweden) return;
  await menu.goTo(routes.sweden);
  // In the language of the page before.
  await expect(page.getByRole('contentinfo')).not.toContainText(/\d\d:\d\d/);
});
