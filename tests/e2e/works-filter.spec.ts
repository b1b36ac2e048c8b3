import type { Page } from 'playwright/test';
import { loadIndustries, loadPage, loadServices } from '#src/content/load/load.ts';
import { routes, site } from '#src/site.ts';
import {
  allScripts,
  expect,
  holdRequests,
  scrollTo,
  scrollTop,
  skipUnless,
  test,
  visit,
  waitForHydration,
} from './visit.ts';
import { type Filter, shownWorks, works, worksUrl, worksWith } from './worksList.ts';

const { filters, empty, count: countWords } = loadPage('works', { count: String(works.length) });

const [{ services: [service = ''] = [], industries: [industry = ''] = [] } = {}] = works;
const nameOf = (all: { slug: string; name: string }[], slug: string) =>
  all.find((it) => it.slug === slug)?.name ?? '';
const serviceName = nameOf(loadServices(), service);
const industryName = nameOf(loadIndustries(), industry);

test.beforeEach(() => skipUnless(works.length > 1, 'second work'));

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const countHeading = (page: Page) => page.locator('main h2[data-count]');
async function openFilters(page: Page) {
  for (const summary of await page.locator('main nav summary').all()) await summary.click();
}

/** Query strings with the filters that they select. */
const queries: [string, Filter][] = [
  [`?service=${service}&industry=${industry}`, { service, industry }],
  ['?service=juggling"]&industry=__proto__', {}],
  [`?service=${industry}&industry=%E0%A4%A&service=${service}`, {}],
];

test('before scripts load the list is filtered by the URL', async ({ page }) => {
  await page.route(allScripts, (route) => route.abort());
  for (const [query, filter] of queries) {
    await page.goto(routes.works + query, { waitUntil: 'domcontentloaded' });
    expect(await shownWorks(page), query).toEqual(worksWith(filter));
  }
});

test('hydration changes no filter link, and each one counts its works', async ({
  page,
  consoleErrors,
}) => {
  const release = await holdRequests(page, allScripts);
  await page.goto(worksUrl({ service }), { waitUntil: 'domcontentloaded' });
  const links = page.locator('main nav a:has(sup)');
  const state = () =>
    links.evaluateAll((all) => all.map((it) => [it.getAttribute('href'), it.ariaCurrent]));
  const before = await state();
  release();
  await waitForHydration(page);
  expect(await state()).toEqual(before);
  expect(consoleErrors).toEqual([]);
  await openFilters(page);
  const shown = await links.filter({ visible: true }).all();
  expect(shown).not.toEqual([]);
  for (const one of shown) {
    const { searchParams } = new URL((await one.getAttribute('href')) ?? '', site.url);
    const count = worksWith(Object.fromEntries(searchParams)).length;
    // A space separates the number from the name. A link without works shows no number.
    const name = count ? `\\w ${count} ${countWords.of} ${countWords.many}$` : '^\\D+$';
    await expect(one).toHaveAccessibleName(new RegExp(name));
  }
});

test('filters combine, are announced, follow Back and keep the scroll position', async ({
  page,
  announcements,
}) => {
  const expectFilter = async (filter: Filter) => {
    await expect(page).toHaveURL(worksUrl(filter));
    await expect.poll(() => shownWorks(page)).toEqual(worksWith(filter));
  };
  await visit(page, routes.works);
  await openFilters(page);
  const first = page.locator(`[data-facet=service] a[href$="=${service}"]`);
  await first.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await first.click();
  await expectFilter({ service });
  await expect(page.locator('[data-facet=service] summary')).toContainText(serviceName);
  await expect(first).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goBack();
  await expectFilter({});
  await expect(first).toBeFocused();
  await page.goForward();
  await expectFilter({ service });
  await page.locator(`[data-facet=industry] a[href$="=${industry}"]`).click();
  await expectFilter({ service, industry });
  await link(page, filters.service.all).click();
  await expectFilter({ industry });
  await page.goBack();
  await expectFilter({ service, industry });
  await link(page, filters.clear).press('Enter');
  await expectFilter({});
  await expect(countHeading(page)).toHaveText(countWords.many);
  await expect(countHeading(page)).toBeFocused();
  const announced = async () => (await announcements.all()).map((text) => text.replace(/.*: /, ''));
  const choices = [serviceName, `${serviceName}, ${industryName}`, industryName];
  await expect.poll(announced).toEqual(expect.arrayContaining(choices));
  await scrollTo(page, 3000);
  const lower = await scrollTop(page);
  await page.goBack();
  await expectFilter({ service, industry });
  await page.reload();
  await waitForHydration(page);
  await page.goForward();
  await expectFilter({});
  await expect.poll(() => scrollTop(page)).toBe(lower);
});

test('a combination without works links to all works', async ({ page }) => {
  const pairs = works.flatMap(({ services: [service = ''] }) =>
    works.map(({ industries: [industry = ''] }) => ({ service, industry })),
  );
  const unmatched = pairs.find((pair) => worksWith(pair).length === 0);
  skipUnless(unmatched, 'service and industry that no work has together');
  await visit(page, worksUrl(unmatched ?? {}));
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
  expect(await shownWorks(page)).toEqual([]);
  await link(page, filters.clear).click();
  await expect.poll(() => shownWorks(page)).toEqual(worksWith({}));
});
