import type { Page } from 'playwright/test';
import { loadIndustries, loadPage, loadServices } from '../../src/content/build/load.ts';
import { routes, site } from '../../src/site.ts';
import { collectConsoleErrors } from './consoleErrors.ts';
import { holdRequests } from './holdRequests.ts';
import { getAnnouncements, recordAnnouncements } from './liveRegions.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, scrollTo, scrollTop, test, visit, waitForHydration } from './visit.ts';
import { type Filter, shownWorks, works, worksUrl, worksWith } from './worksList.ts';

const { filters, empty, count: countWords } = loadPage('works', { count: String(works.length) });
const allScripts = '**/_next/static/chunks/**';

const [{ services: [service = ''] = [], industries: [industry = ''] = [] } = {}] = works;
const names = {
  service: loadServices().find(({ slug }) => slug === service)?.name ?? '',
  industry: loadIndustries().find(({ slug }) => slug === industry)?.name ?? '',
};

test.beforeEach(() => skipUnless(works.length > 1, 'second work'));

const countHeading = (page: Page) => page.locator('main h2[data-count]');
const facet = (page: Page, name: keyof Filter) =>
  page.getByRole('navigation', { name: filters[name].heading });

/** Query strings, also invalid ones, with the filters that they select. */
const queries: [string, Filter][] = [
  ['', {}],
  [`?service=${service}&industry=${industry}`, { service, industry }],
  ['?service=juggling"]&industry=__proto__', {}],
  [`?service=${service.toUpperCase()}&industry=`, {}],
  [`?industry=${industry}&industry=${service}`, { industry }],
  [`?service=${industry}&industry=%E0%A4%A&service=${service}`, {}],
];

test('before its scripts load the list shows the works of the filter in the URL', async ({
  page,
}) => {
  await page.route(allScripts, (route) => route.abort());
  for (const [query, filter] of queries) {
    await page.goto(routes.works + query, { waitUntil: 'domcontentloaded' });
    expect(await shownWorks(page), query).toEqual(worksWith(filter));
  }
});

test('hydration changes no filter link, and each link says how many works it shows', async ({
  page,
}) => {
  await recordAnnouncements(page);
  const consoleErrors = collectConsoleErrors(page);
  const release = await holdRequests(page, allScripts);
  await page.goto(worksUrl({ service }), { waitUntil: 'domcontentloaded' });
  const links = page.locator('main nav a:has(sup)');
  const state = () =>
    links.evaluateAll((all) => all.map((it) => [it.getAttribute('href'), it.ariaCurrent]));
  const before = await state();
  await page.evaluate(() => {
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (!(target as HTMLElement).hidden) console.warn('appears', target.textContent);
    });
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
  });
  release();
  await waitForHydration(page);
  expect(await state()).toEqual(before);
  expect(before.filter(([, current]) => current === 'true')).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
  // Screen readers announce only what the visitor chooses.
  expect(await getAnnouncements(page)).toEqual([]);
  for (const link of await links.filter({ visible: true }).all()) {
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '', site.url);
    expect(searchParams.has('service')).toBe(true);
    const count = worksWith(Object.fromEntries(searchParams)).length;
    // A space separates the number from the name. A link without works shows no number.
    await expect(link).toHaveAccessibleName(
      count ? new RegExp(`\\w ${count} ${countWords.of} ${countWords.many}$`) : /^\D+$/,
    );
  }
});

test('filters change the list and the URL, combine, are announced and follow Back', async ({
  page,
}) => {
  const expectFilter = async (filter: Filter) => {
    await expect(page).toHaveURL(worksUrl(filter));
    await expect.poll(() => shownWorks(page)).toEqual(worksWith(filter));
  };
  await recordAnnouncements(page);
  await visit(page, routes.works);
  await scrollTo(page, 200);
  const link = facet(page, 'service').getByRole('link', { name: names.service });
  const top = await link.scrollIntoViewIfNeeded().then(() => scrollTop(page));
  await link.click();
  await expectFilter({ service });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await facet(page, 'industry').getByRole('link', { name: names.industry }).click();
  await expectFilter({ service, industry });
  await page.getByRole('link', { name: filters.service.all }).click();
  await expectFilter({ industry });
  await page.goBack();
  await expectFilter({ service, industry });
  await page.goForward();
  await expectFilter({ industry });
  await page.getByRole('link', { name: filters.clear }).focus();
  await page.keyboard.press('Enter');
  await expectFilter({});
  await expect(countHeading(page)).toHaveText(countWords.many);
  await expect(countHeading(page)).toBeFocused();
  const announcements = await getAnnouncements(page);
  for (const text of [names.service, `${names.service}, ${names.industry}`, names.industry])
    expect(announcements).toContainEqual(
      expect.stringMatching(new RegExp(`^\\d+ ${countWords.of} ${countWords.many}: ${text}$`)),
    );
});

test('a filter chosen immediately after hydration keeps the other one in the URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const click = () => {
      const link = document.querySelector<HTMLAnchorElement>('main nav:nth-of-type(2) a:has(sup)');
      // A hydrated link has this key of React's. Next reads the query string later.
      if (link && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click();
      else setTimeout(click);
    };
    if (!location.search.includes('industry')) click();
  });
  await page.goto(worksUrl({ service }));
  await expect(page).toHaveURL(new RegExp(`\\?service=${service}&industry=`));
});

test('a combination without works shows a note with a link to contact and one that clears the filters', async ({
  page,
}) => {
  const pairs = works.flatMap((work) =>
    works.map((other) => ({
      service: work.services[0] ?? '',
      industry: other.industries[0] ?? '',
    })),
  );
  const unmatched = pairs.find((pair) => worksWith(pair).length === 0);
  skipUnless(unmatched, 'service and industry that no work has together');
  await visit(page, worksUrl(unmatched ?? {}));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: empty.heading })).toBeVisible();
  expect(await shownWorks(page)).toEqual([]);
  await expect(main.getByRole('link', { name: empty.link })).toHaveAttribute(
    'href',
    routes.contact,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await main.getByRole('link', { name: filters.clear }).click();
  await expect.poll(() => shownWorks(page)).toEqual(worksWith({}));
  await expect(countHeading(page)).toBeFocused();
  await expect(countHeading(page)).toBeInViewport();
});

test('on a phone the facets are collapsed, show the choice and open on tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, worksUrl({ service }));
  const summary = facet(page, 'service').locator('summary');
  const all = facet(page, 'service').getByRole('link', { name: filters.service.all });
  await expect(all).toBeHidden();
  await expect(summary).toContainText(names.service);
  await summary.click();
  await expect(all).toBeVisible();
  await page.setViewportSize({ width: 780, height: 360 });
  await expect(all).toBeVisible();
  // In a wide window the next tab stop is a filter, because nothing collapses the list.
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  // The list is still open, as the visitor left it.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(all).toBeVisible();
});
