import { routes } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { expect, visit } from './visit.ts';

for (const path of kinds) {
  test(`${path}: lists without marks are lists, landmarks have names of their own, teasers begin with their heading`, async ({
    page,
  }) => {
    await visit(page, path);
    const found = await page.evaluate(() => {
      // Safari takes a list without marks for none, unless it has the role or is within a `nav`.
      const lists = [...document.querySelectorAll('ul, ol')]
        .filter((list) => getComputedStyle(list.firstElementChild ?? list).listStyleType === 'none')
        .filter((list) => list.getAttribute('role') !== 'list')
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
      const named = [...document.querySelectorAll('section, form, nav, aside')].flatMap((landmark) => {
        const label = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent;
        return landmark.getAttribute('aria-label') ?? label ?? [];
      });
      const teasers = [...document.querySelectorAll('article')].flatMap((teaser) => {
        const heading = teaser.querySelector('h3');
        const picture = teaser.querySelector('img');
        const first = teaser.querySelector('h3, a, img, p');
        const faults = [
          first !== heading && 'does not begin with its heading',
          !heading?.querySelector('a') && 'has its link outside of its heading',
          picture?.alt !== '' && 'describes its picture, which the page of the work does',
        ];
        return faults.filter(Boolean).map((fault) => `${heading?.textContent} ${fault}`);
      });
      return { lists, twice: named.filter((name, index) => named.indexOf(name) !== index), teasers };
    });
    expect(found).toEqual({ lists: [], twice: [], teasers: [] });
  });
}

test('the list of works hangs under a heading of its own', async ({ page }) => {
  await visit(page, routes.works);
  const above = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('main h2, main h3')].filter((it) => it.checkVisibility());
    return headings[headings.findIndex(({ tagName }) => tagName === 'H3') - 1]?.textContent;
  });
  expect(above).toMatch(/^\d+ works$/);
});

test('names that are not English say so', async ({ page }) => {
  await visit(page, routes.about);
  const main = page.getByRole('main');
  await expect(main.getByText('Duna', { exact: true })).toHaveAttribute('lang', 'hu');
  await expect(main.getByText('vik', { exact: true })).toHaveAttribute('lang', 'sv');
  const { entry } = await openMenu(page);
  await expect(entry(routes.sweden)).toHaveAttribute('lang', 'sv');
  await expect(entry(routes.sweden)).toHaveAttribute('hreflang', 'sv');
});
