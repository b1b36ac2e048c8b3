import { routes, site } from '../../src/site.ts';
import { readablePhone } from '../../src/ui/phone.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test, visit } from './visit.ts';

for (const { city, country, street, postalCode, email, phone } of site.offices) {
  test(`the ${city} office: address, e-mail, phone`, async ({ page }) => {
    await visit(page, routes.home);
    const office = page.getByRole('contentinfo').getByRole('region', { name: city });
    const address = office.getByRole('group').or(office.locator('address'));
    await expect(address).toContainText(street);
    await expect(address).toContainText(`${postalCode} ${city}, ${country}`);
    await expect(office.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(office.getByRole('link', { name: readablePhone(phone) })).toHaveAttribute('href', `tel:${phone}`);
  });
}

test('general inquiries, follow us, the small links and the logo', async ({ page }) => {
  await visit(page, routes.about);
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name });
  await expect(footer.getByRole('heading', { name: 'General inquiries' })).toBeVisible();
  await expect(link(site.inquiries.email)).toHaveAttribute('href', `mailto:${site.inquiries.email}`);
  await expect(footer.locator(`a[href="tel:${site.inquiries.phone}"]`)).toHaveText(readablePhone(site.inquiries.phone));

  const follow = footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link');
  await expect(follow).toHaveCount(site.socials.length);
  for (const [index, { label, url }] of site.socials.entries()) {
    await expect(follow.nth(index)).toContainText(label);
    await expect(follow.nth(index)).toHaveAttribute('href', url);
    await expect(follow.nth(index)).toHaveAttribute('target', '_blank');
  }
  await expect(link(site.blog.label)).toHaveAttribute('href', site.blog.url);
  await expect(link(site.blog.label)).toHaveAttribute('target', '_blank');
  await expect(link('Privacy policy')).toHaveAttribute('href', routes.privacy);
  await link('Career').click();
  await expect(page).toHaveURL(routes.career);
  await link(`${site.name}, home`).click();
  await expect(page).toHaveURL(routes.home);
});

test.describe('in another year', () => {
  test.use({ timezoneId: 'Europe/Stockholm' });

  test('the copyright line says the year of the visit', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.clock.setFixedTime('2031-06-15T10:00:00Z');
    await visit(page, routes.home);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${site.name}`);
    expect(complaints).toEqual([]);
  });

  test('the copyright line follows the clock into the new year', async ({ page }) => {
    await page.clock.install({ time: '2031-12-31T22:59:00Z' });
    await visit(page, routes.home);
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('contentinfo')).toContainText('© 2032');
  });
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [season, time, clock] of [
    ['winter', '2031-01-15T22:05:00Z', '23:05'],
    ['summer', '2031-07-15T22:05:00Z', '00:05'],
  ] as const) {
    test(`both offices show their own time in ${season}, wherever the visitor is`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await visit(page, routes.home);
      for (const { city } of site.offices) {
        await expect(page.getByRole('contentinfo').getByRole('region', { name: city })).toContainText(`${clock} here`);
      }
    });
  }
});
