import { dialled, routes, site } from '../../src/site.ts';
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
    await expect(office.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${dialled(phone)}`);
  });
}

test('general inquiries, follow us, the small links and the logo', async ({ page }) => {
  await visit(page, routes.about);
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name });
  await expect(footer.getByRole('heading', { name: 'General inquiries' })).toBeVisible();
  await expect(link(site.inquiries.email)).toHaveAttribute('href', `mailto:${site.inquiries.email}`);
  await expect(footer.locator(`a[href="tel:${dialled(site.inquiries.phone)}"]`)).toHaveText(site.inquiries.phone);

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

for (const width of [360, 768, 1200]) {
  test(`at ${width} the skylines reach from edge to edge, and no animal stands before them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, routes.about);
    const footer = page.getByRole('contentinfo');
    const animals = await footer.locator('img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(animals).toHaveLength(2);
    const boxes = await Promise.all(
      site.offices.map(({ city }) => {
        const skyline = footer.getByRole('region', { name: city }).locator('[aria-hidden]').first();
        return skyline.evaluate((one) => one.getBoundingClientRect());
      }),
    );
    const [first, second] = boxes;
    expect(first?.left).toBe(0);
    expect(second?.right).toBe(await footer.evaluate((one) => one.clientWidth));
    // They are above each other, or the rule between the halves is between them.
    if (width < 700) expect([first?.right, second?.left]).toEqual([second?.right, 0]);
    else {
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(3, 0);
      expect(second?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
    }
    for (const { top } of boxes) for (const bottom of animals) expect(bottom).toBeLessThanOrEqual(top);
  });
}
