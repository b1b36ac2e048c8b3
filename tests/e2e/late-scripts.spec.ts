import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { routes, servicePath } from '../../src/site.ts';
import { complaintsOf } from './complaints.ts';
import { holdBack, optionalScripts } from './held.ts';
import { expectClosed, menuOf, openMenu } from './menuParts.ts';
import { expect, frames, hydrated, test, visit } from './visit.ts';

const allScripts = '**/_next/static/chunks/**';

test('a filter chosen before any script has loaded keeps the other one in the address', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdBack(page, allScripts);
  await page.goto(`${routes.works}?service=ux-research`, { waitUntil: 'domcontentloaded' });
  const filters = page.locator('main nav a');
  const state = () => filters.evaluateAll((all) => all.map((it) => [it.getAttribute('href'), it.ariaCurrent]));
  const before = await state();
  expect(before.map(([href]) => href).join()).toContain('service=ux-research&industry=');
  release();
  await hydrated(page);
  expect(await state()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('following a link does not wait for the menu’s script, and the menu works when it arrives', async ({ page, context }) => {
  const tab = await context.newPage();
  const optional = await optionalScripts(tab, routes.home);
  await tab.close();
  const release = await holdBack(page, ({ pathname }) => optional.includes(pathname));
  await page.goto(routes.home);
  // The footer's clock, by which other tests know that React is there, is among the scripts that are held.
  await expect(page.locator('header[data-at-top=""]')).toBeVisible();
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const { dialog, entry, close, button } = menuOf(page);
  await button.click();
  await expect(dialog).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await frames(page, 5);
  // React does not replace the menu while it is open.
  await expect(dialog).toBeVisible();
  await close.click();
  await page.evaluate(() => Object.assign(window, { still: 'here' }));
  await openMenu(page);
  await entry(routes.career).click();
  await expect(page).toHaveURL(routes.career);
  await expectClosed(page);
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
});

test('a page that is opened in a background tab loads its scripts', async ({ page }) => {
  // In a background tab the document is hidden and no frames are drawn.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await hydrated(page);
});

test('without the script of the openings a service shows its own, and leads on to another', async ({ page }) => {
  const opening = globSync('out/_next/static/chunks/*.js').find((file) =>
    readFileSync(file, 'utf8').includes('/illustrations/openings/'),
  );
  await page.route(`**/${basename(opening ?? 'missing')}`, (route) => route.abort());
  await visit(page, servicePath('ux-audit'));
  await expect(page.getByRole('heading', { name: 'A page of the report' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Web development' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web development' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A page of the report' })).toHaveCount(0);
  await page.unrouteAll();
  await visit(page, routes.services);
  await page.getByRole('main').getByRole('link', { name: 'UI design' }).click();
  await expect(page.getByRole('heading', { name: 'Before', exact: true })).toBeVisible();
});
