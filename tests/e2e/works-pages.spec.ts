import { manyWorks, manyWorksPages } from '../../scripts/e2e/manyWorks.ts';
import { worksPagePath, worksPerPage } from '../../src/screens/works/worksFilter.ts';
import { routes, site } from '../../src/site.ts';
import { overBudget, pageWeights } from '../built/budgets.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { announced, listen } from './liveRegions.ts';
import { expect, scrollTop, test, visit } from './visit.ts';
import { shownWorks } from './worksList.ts';

/** A site with three pages of works. */
const { works: total } = manyWorks;
const last = Math.ceil(total / worksPerPage);

const addsWorks = { name: 'Show more works' };

test('the first page shows the newest works, and "Show more" adds the next ones in their order', async ({ page }) => {
  await visit(page, routes.works);
  const first = await shownWorks(page);
  expect(first).toHaveLength(worksPerPage);
  await expect(page.getByRole('main').getByText(`${worksPerPage} of ${total} shown`)).toBeVisible();
  await page.getByRole('link', addsWorks).click();
  await expect.poll(async () => (await shownWorks(page)).length).toBe(2 * worksPerPage);
  const both = await shownWorks(page);
  expect(both.slice(0, worksPerPage)).toEqual(first);
  await page.getByRole('link', addsWorks).click();
  await expect.poll(async () => new Set(await shownWorks(page)).size).toBe(total);
  await expect(page.getByRole('link', addsWorks)).toHaveCount(0);
  await visit(page, worksPagePath(2));
  expect(await shownWorks(page)).toEqual(both.slice(worksPerPage));
});

test('with the keyboard the focus moves to the first work that was added, and the new number is said once', async ({
  page,
}) => {
  await listen(page);
  await visit(page, routes.works);
  await page.getByRole('link', addsWorks).focus();
  await page.keyboard.press('Enter');
  const added = page.locator('main li[data-services]').nth(worksPerPage).getByRole('link');
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  expect(await announced(page)).toEqual([`${2 * worksPerPage} of ${total} shown`]);
});

test('who comes back from a work finds the added works and their place, also after a reload', async ({ page }) => {
  await visit(page, routes.works);
  await page.getByRole('link', addsWorks).click();
  // With the keyboard, as a click may scroll before it presses.
  await page
    .locator('main li[data-services]')
    .nth(worksPerPage + 10)
    .getByRole('link')
    .focus();
  const top = await scrollTop(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/works\/[a-z]+$/);
  await page.goBack();
  await expect.poll(async () => (await shownWorks(page)).length).toBe(2 * worksPerPage);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.reload();
  await expect.poll(async () => (await shownWorks(page)).length).toBe(2 * worksPerPage);
});

test('a filter shows all its works and their number, whichever page of the list they are on', async ({ page }) => {
  await visit(page, routes.works);
  const link = page.getByRole('navigation', { name: 'Show works by service' }).getByRole('link', { name: /^Branding/ });
  const count = Number.parseInt((await link.locator('sup').textContent()) ?? '', 10);
  await link.click();
  await expect(page.getByRole('main').getByRole('heading', { name: `${count} of ${total} works: Branding` })).toBeVisible();
  await expect.poll(async () => (await shownWorks(page)).length).toBe(count);
  const labels = page.locator('main li[data-services]:visible');
  for (const label of await labels.all()) await expect(label).toHaveAttribute('data-services', /(^| )branding( |$)/);
  await page.goBack();
  await expect.poll(async () => (await shownWorks(page)).length).toBe(worksPerPage);
});

test('an address with a filter has the right number before any script has arrived', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(`${routes.works}?service=branding`, { waitUntil: 'domcontentloaded' });
  const shown = (await shownWorks(page)).length;
  const heading = await page.locator('main [data-count]').textContent();
  const [count] = heading?.match(/^\d+/) ?? [];
  expect(shown).toBeLessThan(Number(count));
  await expect(page.locator('main [data-shown]')).toHaveText(`${shown} of ${count} shown`);
  await expect(page.getByRole('link', addsWorks)).toHaveAttribute('href', `${routes.works}?service=branding&page=2`);
});

test('if the next works cannot be loaded, the next page is shown', async ({ page }) => {
  await page.route('**/more-works/**', (route) => route.abort());
  await visit(page, routes.works);
  await page.getByRole('link', addsWorks).click();
  await expect(page).toHaveURL(worksPagePath(2));
  await expect(page.getByRole('heading', { name: `page 2 of ${last}` })).toBeVisible();
});

test('each page has its own title, description and address, and is in the sitemap', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const seen = new Set<string | null>();
  for (let number = 1; number <= last; number += 1) {
    await page.goto(worksPagePath(number));
    const address = site.url + worksPagePath(number);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    seen.add(await page.title()).add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(seen.size).toBe(2 * last);
  expect((await request.get(worksPagePath(last + 1))).status()).toBe(404);
});

test('axe finds no fault in the list with added works, nor in a further page', async ({ page }) => {
  for (const path of [`${routes.works}?page=2`, worksPagePath(2)]) {
    await visit(page, path);
    await expect.poll(async () => (await shownWorks(page)).length).toBeGreaterThanOrEqual(worksPerPage);
    expect(await violationsInBothSchemes(page), path).toEqual([]);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('links lead through all works and back', async ({ page }) => {
    await page.goto(routes.works);
    const found = await shownWorks(page);
    await page.getByRole('link', addsWorks).click();
    found.push(...(await shownWorks(page)));
    for (let number = 3; number <= last; number += 1) {
      await page.getByRole('link', { name: 'Older works' }).click();
      await expect(page).toHaveURL(worksPagePath(number));
      found.push(...(await shownWorks(page)));
    }
    expect(new Set(found).size).toBe(total);
    await expect(page.getByRole('link', { name: 'Older works' })).toHaveCount(0);
    for (let number = last - 1; number >= 1; number -= 1) {
      await page.getByRole('link', { name: 'Newer works' }).click();
      await expect(page).toHaveURL(worksPagePath(number));
    }
  });
});

test('each page is within its budget, and the list within 20 KB', () => {
  const weights = pageWeights(manyWorksPages);
  expect(overBudget(manyWorksPages, weights)).toEqual([]);
  const lists = weights.filter(({ path }) => /^\/works(\/page\/\d+)?$/.test(path));
  expect(lists).toHaveLength(last);
  for (const { html } of lists) expect(html).toBeLessThan(20_000);
});
