import type { Page } from 'playwright/test';
import { services } from '../../src/content/services/list.ts';
import { routes, site } from '../../src/site.ts';
import { announced, listen } from './liveRegions.ts';
import { test } from './sharedPage.ts';
import { expect, hydrated, scrollTo, scrollTop, visit } from './visit.ts';
import { address, listedWorks, shownWorks, unmatchedPair, worksWith } from './worksList.ts';

const byService = 'Show works by service';
const byIndustry = 'Show works by industry';

/** The heading of the list, which says how many works it shows. */
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: / works/ })
    .filter({ hasText: /^\d+ / });

test('without a filter all works are shown', async ({ page, request }) => {
  const works = await listedWorks(request);
  expect(works.length).toBeGreaterThan(8);
  await visit(page, routes.works);
  expect(await shownWorks(page)).toEqual(worksWith(works, {}));
  await expect(count(page)).toHaveText(`${works.length} works`);
});

test('an address with filters shows the works that have both labels', async ({ page, request }) => {
  const works = await listedWorks(request);
  const [first] = works;
  const filter = { service: first?.services[0] ?? '', industry: first?.industries[0] ?? '' };
  const expected = worksWith(works, filter);
  await visit(page, address(filter));
  await expect.poll(() => shownWorks(page)).toEqual(expected);
  await expect(count(page)).toContainText(`${expected.length} of ${works.length} works: `);
  for (const name of [byService, byIndustry]) {
    await expect(page.getByRole('navigation', { name }).locator('[aria-current=true]')).toHaveCount(1);
  }
});

test('the list is filtered before any script of the page has arrived', async ({ page, request }) => {
  const works = await listedWorks(request);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(address({ service: 'branding' }), { waitUntil: 'domcontentloaded' });
  expect(await shownWorks(page)).toEqual(worksWith(works, { service: 'branding' }));
});

test('a filtered-out work never appears during hydration, not even briefly', async ({ page: tab, request }) => {
  const works = await listedWorks(request);
  const page = await tab.context().newPage();
  await page.addInitScript(() => {
    const appeared: (string | null)[] = [];
    Object.assign(window, { appeared });
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) if (!(target as HTMLElement).hidden) appeared.push(target.textContent);
    });
    document.addEventListener('DOMContentLoaded', () => {
      watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
    });
  });
  await visit(page, address({ service: 'branding' }));
  const expected = worksWith(works, { service: 'branding' });
  await expect(count(page)).toContainText(`${expected.length} of ${works.length} works: `);
  expect(await page.evaluate(() => (window as unknown as { appeared: string[] }).appeared)).toEqual([]);
});

test('choosing a filter changes list and address without scrolling the page; Back and Forward follow', async ({
  page,
  request,
}) => {
  const works = await listedWorks(request);
  const [service] = services;
  await visit(page, routes.works);
  await scrollTo(page, 200);
  const link = page.getByRole('navigation', { name: byService }).getByRole('link', { name: service.name });
  const top = await link.scrollIntoViewIfNeeded().then(() => scrollTop(page));
  await link.click();
  const filtered = worksWith(works, { service: service.slug });
  await expect(page).toHaveURL(address({ service: service.slug }));
  await expect.poll(() => shownWorks(page)).toEqual(filtered);
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(await scrollTop(page)).toBe(top);

  await page.goBack();
  await expect(page).toHaveURL(routes.works);
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, {}));
  await page.goForward();
  await expect.poll(() => shownWorks(page)).toEqual(filtered);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(routes.works);
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, {}));
});

test('both facets combine, and "all" removes one of them', async ({ page, request }) => {
  const works = await listedWorks(request);
  const [first] = works;
  const filter = { service: first?.services[0] ?? '', industry: first?.industries[0] ?? '' };
  await visit(page, address({ service: filter.service }));
  await page.getByRole('navigation', { name: byIndustry }).locator(`a[href*="industry=${filter.industry}"]`).click();
  await expect(page).toHaveURL(address(filter));
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, filter));
  await page.getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL(address({ industry: filter.industry }));
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, { industry: filter.industry }));
});

test('a filter chosen as soon as React has hydrated the links keeps the rest of the address', async ({ page: tab }) => {
  const page = await tab.context().newPage();
  await page.addInitScript(() => {
    const click = () => {
      const link = document.querySelector<HTMLAnchorElement>('main nav:nth-of-type(2) a:has(sup)');
      // React stores a hydrated link's handlers under this key. Next learns the query of an exported page only after that.
      if (link && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click();
      else setTimeout(click);
    };
    if (location.search === '?service=branding') click();
  });
  await page.goto(address({ service: 'branding' }));
  await expect(page).toHaveURL(/\?service=branding&industry=/);
});

test('the count beside each filter is the number of works it would show', async ({ page, request }) => {
  const works = await listedWorks(request);
  const service = 'web-development';
  await visit(page, address({ service }));
  await expect(count(page)).toContainText(' of ');
  for (const name of [byService, byIndustry]) {
    const links = await page.getByRole('navigation', { name }).locator('a:has(sup)').all();
    for (const link of links) {
      const target = new URL((await link.getAttribute('href')) ?? '', site.url);
      const left = worksWith(works, Object.fromEntries(target.searchParams)).length;
      await expect(link.locator('sup')).toHaveText(`${left} of ${works.length} works`);
    }
  }
});

test('a combination of labels that no work has shows the cub and other ways to go on', async ({ page, request }) => {
  const works = await listedWorks(request);
  await visit(page, address(unmatchedPair(works)));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The cub came back with nothing.' })).toBeVisible();
  await expect(main.locator('img[src*=cub]')).toBeVisible();
  await expect(count(page)).toContainText(`0 of ${works.length} works: `);
  expect(await shownWorks(page)).toEqual([]);
  await expect(main.getByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', routes.contact);
  await main.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(routes.works);
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, {}));
});

for (const [query, filter] of [
  ['?service=juggling"]&industry=__proto__', {}],
  ['?service=UX-AUDIT&industry=', {}],
  ['?service=scoping&service=branding', { service: 'scoping' }],
  ['?service=fintech&industry=fintech', { industry: 'fintech' }],
  ['?industry=%E0%A4%A&service=branding#service=scoping', { service: 'branding' }],
] as const) {
  test(`of ${query} what does not exist is ignored, before and after hydration`, async ({ page, request }) => {
    const works = await listedWorks(request);
    await page.goto(routes.works + query);
    expect(await shownWorks(page)).toEqual(worksWith(works, filter));
    await hydrated(page);
    expect(await shownWorks(page)).toEqual(worksWith(works, filter));
  });
}

test('on a phone the facets are collapsed, show the chosen filter and open on tap', async ({ page, request }) => {
  const works = await listedWorks(request);
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, address({ service: 'branding' }));
  const facet = page.getByRole('navigation', { name: byService });
  await expect(facet.getByRole('link', { name: 'All services' })).toBeHidden();
  await expect(facet.locator('summary')).toContainText('Branding');
  await facet.locator('summary').click();
  await facet.getByRole('link', { name: 'All services' }).click();
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, {}));
});

test('rotating a phone opens the facets, and rotating it back collapses them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, routes.works);
  const facet = page.getByRole('navigation', { name: byService });
  const links = facet.getByRole('link', { name: 'All services' });
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 780, height: 360 });
  await expect(links).toBeVisible();
  await expect(facet.getByRole('heading', { name: byService })).toBeVisible();
  await expect(facet.getByRole('heading')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(links).toBeHidden();
  await facet.locator('summary').click();
  await expect(links).toBeVisible();
});

test('when the facets are open the keyboard reaches their links and no control that collapses them', async ({ page }) => {
  await visit(page, routes.works);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: byService }).getByRole('link').first()).toBeFocused();
});

test('on a phone the facets are collapsed before their links are parsed, so that the works never shift', async ({ page }) => {
  await page.addInitScript(() => {
    const unfolded: unknown[] = [];
    Object.assign(window, { unfolded });
    const look = () => unfolded.push(...document.querySelectorAll('main details[open] li'));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, routes.works);
  await expect(page.getByRole('navigation', { name: byService }).locator('summary')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { unfolded: unknown[] }).unfolded.length)).toBe(0);
});

test('each choice is said with its name, and the page’s title is not', async ({ page: tab }) => {
  const page = await tab.context().newPage();
  await listen(page);
  await visit(page, address({ service: 'branding' }));
  for (const name of [/^UX audit/, /^Branding/, /^Fintech/]) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
  }
  await expect
    .poll(() => announced(page))
    .toEqual([
      expect.stringMatching(/^\d+ of \d+ works: UX audit$/),
      expect.stringMatching(/^\d+ of \d+ works: Branding$/),
      expect.stringMatching(/^\d+ of \d+ works: Branding, Fintech$/),
    ]);
});

test('who takes the filters off finds the focus at the count, also where nothing was left', async ({ page, request }) => {
  const works = await listedWorks(request);
  for (const path of [address({ service: 'branding' }), address(unmatchedPair(works))]) {
    await visit(page, path);
    await page.getByRole('link', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText(`${works.length} works`);
    await expect(count(page)).toBeFocused();
  }
});

test('no number sticks to a filter’s name', async ({ page, request }) => {
  const works = await listedWorks(request);
  await visit(page, routes.works);
  const branding = worksWith(works, { service: 'branding' }).length;
  await expect(
    page
      .getByRole('navigation', { name: byService })
      .getByRole('link', { name: `Branding ${branding} of ${works.length} works`, exact: true }),
  ).toBeVisible();
});
