import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { industryPath, menuEntries, routes, servicePath, site } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { expect, visit } from './visit.ts';

/** The spelling of the specification. */
const spelled = {
  'What we offer':
    'UX audit, UX research, UX design, UI design, Branding, Product design, Web development, Mobile development, Team renting, Scoping',
  'Where we make impact':
    'Biotech, Charity, Datasecurity, Design Systems, E-Commerce, Education, Event Design, Film and Media, Fintech, Fulfilment, Project management, Healthcare, Proptech, Telecommunication, Transportation, Gaming, HR, Insuretech, Mobility',
};
const newTab = ' (opens in a new tab)';

test('its eight entries are in order and lead where src/site.ts says', async ({ page }) => {
  await visit(page, routes.home);
  const { dialog } = await openMenu(page);
  const entries = dialog.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const labels = ['Home', 'Services', 'Works', 'About us', 'Knowledge base', 'Career', 'Contact us', site.sweden.label];
  await expect(entries).toHaveText(labels.map((label) => (label === 'Knowledge base' ? label + newTab : label)));
  for (const [index, { href }] of menuEntries.entries()) await expect(entries.nth(index)).toHaveAttribute('href', href);
});

for (const [heading, names] of Object.entries(spelled)) {
  test(`"${heading}" lists what the specification lists, each with a link to its page`, async ({ page, request }) => {
    await visit(page, routes.home);
    const { dialog } = await openMenu(page);
    const links = dialog.getByRole('navigation', { name: heading }).getByRole('link');
    await expect(links).toHaveText(names.split(', '));
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? '';
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await response.text())?.[1];
      expect(canonical).toBe(site.url + path);
    }
  });
}

test('a service and an industry are one click away', async ({ page }) => {
  const [service] = services;
  const [industry] = industries;
  await visit(page, routes.home);
  for (const [name, path] of [
    [service.name, servicePath(service.slug)],
    [industry.name, industryPath(industry.slug)],
  ] as const) {
    const { dialog } = await openMenu(page);
    await dialog.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(dialog).toBeHidden();
  }
});

test('the blog and the social accounts open in a new tab', async ({ page }) => {
  await visit(page, routes.home);
  const { dialog } = await openMenu(page);
  for (const { label, url } of [site.blog, ...site.socials]) {
    const link = dialog.getByRole('link', { name: label + newTab, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test('it marks the current page', async ({ page }) => {
  for (const [path, label] of [
    [routes.home, 'Home'],
    [routes.career, 'Career'],
    [`${routes.works}?service=branding`, 'Works'],
    [servicePath('ui-design'), 'UI design'],
    [industryPath('hr'), 'HR'],
  ] as const) {
    await visit(page, path);
    const { dialog } = await openMenu(page);
    await expect(dialog.locator('[aria-current=page]')).toHaveText([label]);
  }
});

test('the mark moves to the page that the visitor opens', async ({ page }) => {
  await visit(page, routes.home);
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  const { dialog } = await openMenu(page);
  await expect(dialog.locator('[aria-current=page]')).toHaveText(['About us']);
});

test('when open, it passes axe', async ({ page }) => {
  await visit(page, routes.home);
  await openMenu(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
