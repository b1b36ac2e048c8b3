import type { Page } from 'playwright/test';
import { loadIndustries, loadPage, loadServices } from '#src/content/build/load.ts';
import { routes, site } from '#src/site.ts';
import {
  allScripts,
  boxesOf,
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
const names = {
  service: nameOf(loadServices(), service),
  industry: nameOf(loadIndustries(), industry),
};

test.beforeEach(() => skipUnless(works.length > 1, 'second work'));

const countHeading = (page: Page) => page.locator('main h2[data-count]');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const facet = (page: Page, name: keyof Filter) =>
  page.getByRole('navigation', { name: filters[name].heading });
const open = (page: Page, name: keyof Filter) => facet(page, name).locator('summary').click();

/** Query strings, also invalid ones, with the filters that they select. */
const queries: [string, Filter][] = [
  ['', {}],
  [`?service=${service}&industry=${industry}`, { service, industry }],
  ['?service=juggling"]&industry=__proto__', {}],
  [`?service=${service.toUpperCase()}&industry=`, {}],
  [`?industry=${industry}&industry=${service}`, { industry }],
  [`?service=${industry}&industry=%E0%A4%A&service=${service}`, {}],
];

test('before scripts load the list shows the works of the URL’s filter', async ({ page }) => {
  await page.route(allScripts, (route) => route.abort());
  for (const [query, filter] of queries) {
    await page.goto(routes.works + query, { waitUntil: 'domcontentloaded' });
    expect(await shownWorks(page), query).toEqual(worksWith(filter));
  }
});

test('hydration changes no filter link, and each link says how many works it shows', async ({
  page,
  consoleErrors,
  announcements,
}) => {
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
  expect(await announcements.all()).toEqual([]);
  for (const name of ['service', 'industry'] as const) await open(page, name);
  const shown = await links.filter({ visible: true }).all();
  expect(shown).not.toEqual([]);
  for (const one of shown) {
    const { searchParams } = new URL((await one.getAttribute('href')) ?? '', site.url);
    expect(searchParams.has('service')).toBe(true);
    const count = worksWith(Object.fromEntries(searchParams)).length;
    // A space separates the number from the name. A link without works shows no number.
    const name = count ? `\\w ${count} ${countWords.of} ${countWords.many}$` : '^\\D+$';
    await expect(one).toHaveAccessibleName(new RegExp(name));
  }
});

test('filters change the list and the URL, combine, are announced and follow Back', async ({
  page,
  announcements,
}) => {
  const expectFilter = async (filter: Filter) => {
    await expect(page).toHaveURL(worksUrl(filter));
    await expect.poll(() => shownWorks(page)).toEqual(worksWith(filter));
  };
  await visit(page, routes.works);
  await scrollTo(page, 200);
  await open(page, 'service');
  const first = facet(page, 'service').getByRole('link', { name: names.service });
  await first.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await first.click();
  await expectFilter({ service });
  await expect(facet(page, 'service').locator('summary')).toContainText(names.service);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(first).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await open(page, 'industry');
  await facet(page, 'industry').getByRole('link', { name: names.industry }).click();
  await expectFilter({ service, industry });
  await link(page, filters.service.all).click();
  await expectFilter({ industry });
  await page.goBack();
  await expectFilter({ service, industry });
  await page.goForward();
  await expectFilter({ industry });
  await link(page, filters.clear).press('Enter');
  await expectFilter({});
  await expect(countHeading(page)).toHaveText(countWords.many);
  await expect(countHeading(page)).toBeFocused();
  const announced = async () => (await announcements.all()).map((text) => text.replace(/.*: /, ''));
  const choices = [names.service, `${names.service}, ${names.industry}`, names.industry];
  await expect.poll(announced).toEqual(expect.arrayContaining(choices));
});

test('a filter chosen just after hydration keeps the other one in the URL', async ({ page }) => {
  await page.addInitScript(() => {
    const click = () => {
      const one = document.querySelector<HTMLAnchorElement>('main nav:nth-of-type(2) a:has(sup)');
      // A hydrated link has this key of React's. Next reads the query string later.
      if (one && Object.keys(one).some((key) => key.startsWith('__reactProps'))) one.click();
      else setTimeout(click);
    };
    if (!location.search.includes('industry')) click();
  });
  await page.goto(worksUrl({ service }));
  await expect(page).toHaveURL(new RegExp(`\\?service=${service}&industry=`));
});

test('a combination without works links to contact and to all works', async ({ page }) => {
  const unmatched = works
    .flatMap(({ services }) => works.map((other) => [services[0], other.industries[0]] as const))
    .map(([one = '', other = '']) => ({ service: one, industry: other }))
    .find((pair) => worksWith(pair).length === 0);
  skipUnless(unmatched, 'service and industry that no work has together');
  await visit(page, worksUrl(unmatched ?? {}));
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
  expect(await shownWorks(page)).toEqual([]);
  await expect(link(page, empty.link)).toHaveAttribute('href', routes.contact);
  await link(page, filters.clear).click();
  await expect.poll(() => shownWorks(page)).toEqual(worksWith({}));
  await expect(countHeading(page)).toBeInViewport();
});

test('the first work begins on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, routes.works);
    const [cover] = await boxesOf(page.locator('main li[data-service] img').first());
    expect(cover?.top).toBeLessThan(height * 0.85);
  }
});
