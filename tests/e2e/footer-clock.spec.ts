import { routes, site } from '../../src/site.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test, visit } from './visit.ts';

test.describe('in another year', () => {
  test.use({ timezoneId: 'Europe/Stockholm' });

  test('the copyright line shows the year of the visit', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.clock.setFixedTime('2031-06-15T10:00:00Z');
    await visit(page, routes.home);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${site.name}`);
    expect(complaints).toEqual([]);
  });

  test('the copyright line updates when a new year begins', async ({ page }) => {
    await page.clock.install({ time: '2031-12-31T22:59:00Z' });
    await visit(page, routes.home);
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('contentinfo')).toContainText('© 2032');
  });
});

test.describe('in a distant time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [season, time, clock] of [
    ['winter', '2031-01-15T22:05:00Z', '23:05'],
    ['summer', '2031-07-15T22:05:00Z', '00:05'],
  ] as const) {
    test(`both offices show their own time in ${season}, in whichever time zone the visitor is`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await visit(page, routes.home);
      for (const { city } of site.offices) {
        await expect(page.getByRole('contentinfo').getByRole('region', { name: city })).toContainText(`${clock} here`);
      }
    });
  }
});
