import { dayBack } from '../../src/calendar/closedDays.ts';
import { dayOfYear } from '../../src/calendar/dayOfYear.ts';
import { closedDays, routes, site } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

const [closure = { from: '', to: '' }] = closedDays;
const back = `Closed, back on ${dayOfYear(dayBack(closure), 'en-GB')}`;

test('on closed days the footer says when both offices are back', async ({ page }) => {
  await page.clock.setFixedTime(`${closure.from}T10:00:00Z`);
  await visit(page, routes.home);
  for (const { city } of site.offices) {
    await expect(page.getByRole('contentinfo').getByRole('region', { name: city })).toContainText(back);
  }
});

test('on the day when they are back it says only the time', async ({ page }) => {
  await page.clock.setFixedTime(`${dayBack(closure)}T10:00:00Z`);
  await visit(page, routes.home);
  const [office] = site.offices;
  const half = page.getByRole('contentinfo').getByRole('region', { name: office.city });
  await expect(half).toContainText('11:00 here');
  await expect(half).not.toContainText('Closed');
});

test('the map of an office opens in the visitor’s own map, or on a website, and nothing is requested before', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/openstreetmap/.test(request.url())) foreign.push(request.url());
  });
  await visit(page, routes.contact);
  for (const { city } of site.offices) {
    await expect(page.getByRole('link', { name: `${city} in your own map` })).toHaveAttribute('href', /^geo:/);
  }
  const links = page.getByRole('link', { name: /on OpenStreetMap$/ });
  await expect(links).toHaveCount(site.offices.length);
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  expect(foreign).toEqual([]);
});
