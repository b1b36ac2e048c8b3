import type { Page } from 'playwright/test';
import { routes, site } from '../../src/site.ts';
import { announced, listen } from './liveRegions.ts';
import { expect, scrollTo, scrollTop, test, visit } from './visit.ts';
import { address, listedWorks, named, shownWorks, unmatchedPair, worksWith } from './worksList.ts';

const byService = 'Show works by service';
const byIndustry = 'Show works by industry';

/** The heading of the list, which says how many works it shows. */
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: / works/ })
    .filter({ hasText: /^\d+ / });
const links = (page: Page, facet: string) => page.getByRole('navigation', { name: facet }).getByRole('link');

test('an address lists the works with both labels before any script has arrived, and ignores what does not exist', async ({
  page,
  request,
}) => {
  const works = await listedWorks(request);
  const service = works[0]?.services[0] ?? '';
  const industry = works[0]?.industries[0] ?? '';
  const addresses: [string, Parameters<typeof address>[0]][] = [
    ['', {}],
    [`?service=${service}&industry=${industry}`, { service, industry }],
    ['?service=juggling"]&industry=__proto__', {}],
    [`?service=${service.toUpperCase()}&industry=`, {}],
    [`?industry=${industry}&industry=${service}`, { industry }],
    [`?service=${industry}&industry=%E0%A4%A&service=${service}`, {}],
  ];
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  for (const [query, filter] of addresses) {
    await page.goto(routes.works + query, { waitUntil: 'domcontentloaded' });
    expect(await shownWorks(page), query).toEqual(worksWith(works, filter));
  }
});

test('hydration shows no filtered-out work, not even briefly, and counts what each other filter would show', async ({
  page,
  request,
}) => {
  const works = await listedWorks(request);
  const service = works[0]?.services[0] ?? '';
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
  await listen(page);
  await visit(page, address({ service }));
  const { length } = worksWith(works, { service });
  await expect(count(page)).toHaveText(`${length} of ${works.length} works: ${named('service', service)}`);
  expect(await page.evaluate(() => (window as unknown as { appeared: string[] }).appeared)).toEqual([]);
  // Only what a visitor chooses is said.
  expect(await announced(page)).toEqual([]);
  await expect(links(page, byService).and(page.locator('[aria-current=true]'))).toHaveCount(1);
  for (const facet of [byService, byIndustry]) {
    for (const link of await links(page, facet)
      .filter({ has: page.locator('sup') })
      .all()) {
      const target = new URL((await link.getAttribute('href')) ?? '', site.url);
      const left = worksWith(works, Object.fromEntries(target.searchParams)).length;
      // With a space between, so that the number does not stick to the name. None is shown for none.
      await expect(link).toHaveAccessibleName(left ? new RegExp(`\\w ${left} of ${works.length} works$`) : /^\D+$/);
    }
  }
});

test('a choice changes list and address, is said, and leaves the page where it is; both facets combine, Back follows', async ({
  page,
  request,
}) => {
  const works = await listedWorks(request);
  const service = works[0]?.services[0] ?? '';
  const industry = works[0]?.industries[0] ?? '';
  const names = [named('service', service), named('industry', industry)] as const;
  const expectFilter = async (filter: Parameters<typeof address>[0]) => {
    await expect(page).toHaveURL(address(filter));
    await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, filter));
  };
  await listen(page);
  await visit(page, routes.works);
  await scrollTo(page, 200);
  const link = links(page, byService).filter({ hasText: names[0] });
  const top = await link.scrollIntoViewIfNeeded().then(() => scrollTop(page));
  await link.click();
  await expectFilter({ service });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await links(page, byIndustry).filter({ hasText: names[1] }).click();
  await expectFilter({ service, industry });
  await page.getByRole('link', { name: 'All services' }).click();
  await expectFilter({ industry });
  await page.goBack();
  await expectFilter({ service, industry });
  await page.goForward();
  await expectFilter({ industry });
  await page.getByRole('link', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expectFilter({});
  await expect(count(page)).toHaveText(`${works.length} works`);
  await expect(count(page)).toBeFocused();
  const said = await announced(page);
  for (const text of [names[0], names.join(', '), names[1]])
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^\\d+ of ${works.length} works: ${text}$`)));
});

test('a filter chosen as soon as React has hydrated the links keeps the rest of the address', async ({ page, request }) => {
  const [{ services: [service = ''] = [] } = {}] = await listedWorks(request);
  await page.addInitScript(() => {
    const click = () => {
      const link = document.querySelector<HTMLAnchorElement>('main nav:nth-of-type(2) a:has(sup)');
      // React stores a hydrated link's handlers under this key. Next learns the query of an exported page only after that.
      if (link && Object.keys(link).some((key) => key.startsWith('__reactProps'))) link.click();
      else setTimeout(click);
    };
    if (!location.search.includes('industry')) click();
  });
  await page.goto(address({ service }));
  await expect(page).toHaveURL(new RegExp(`\\?service=${service}&industry=`));
});

test('labels that no work has together show the cub and other ways to go on', async ({ page, request }) => {
  const works = await listedWorks(request);
  await visit(page, address(unmatchedPair(works)));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The cub came back with nothing.' })).toBeVisible();
  await expect(main.locator('img[src*=cub]')).toBeVisible();
  await expect(count(page)).toContainText(`0 of ${works.length} works: `);
  expect(await shownWorks(page)).toEqual([]);
  await expect(main.getByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', routes.contact);
  await main.getByRole('link', { name: 'Clear filters' }).click();
  await expect.poll(() => shownWorks(page)).toEqual(worksWith(works, {}));
  await expect(count(page)).toBeFocused();
});

test('on a phone the facets are collapsed before their links are parsed, name the choice, and open on tap or sideways', async ({
  page,
  request,
}) => {
  const [{ services: [service = ''] = [] } = {}] = await listedWorks(request);
  await page.addInitScript(() => {
    const unfolded: unknown[] = [];
    Object.assign(window, { unfolded });
    const look = () => unfolded.push(...document.querySelectorAll('main details[open] li'));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, address({ service }));
  expect(await page.evaluate(() => (window as unknown as { unfolded: unknown[] }).unfolded.length)).toBe(0);
  const facet = page.getByRole('navigation', { name: byService });
  const all = facet.getByRole('link', { name: 'All services' });
  await expect(all).toBeHidden();
  await expect(facet.locator('summary')).toContainText(named('service', service));
  await facet.locator('summary').click();
  await expect(all).toBeVisible();
  await facet.locator('summary').click();
  await expect(all).toBeHidden();
  await page.setViewportSize({ width: 780, height: 360 });
  await expect(all).toBeVisible();
  await expect(facet.getByRole('heading')).toHaveCount(1);
  // No control that collapses them is left in the keyboard's way.
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(all).toBeHidden();
});
