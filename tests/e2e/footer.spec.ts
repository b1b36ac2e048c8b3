import { readablePhone } from '../../src/phone.ts';
import { routes, site } from '../../src/site.ts';
import { test } from './sharedPage.ts';
import { expect, visit } from './visit.ts';

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

test('on phones each skyline is whole, and no animal stands before it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, routes.about);
  const footer = page.getByRole('contentinfo');
  const animals = await footer.locator('img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  for (const { city } of site.offices) {
    const skyline = footer.getByRole('region', { name: city }).locator('[aria-hidden]').first();
    const box = await skyline.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ left: 0, right: await footer.evaluate((one) => one.clientWidth) });
    for (const bottom of animals) expect(bottom).toBeLessThanOrEqual(box.top);
  }
});
