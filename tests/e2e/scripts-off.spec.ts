import { loadIndustries, loadPage, loadWorks } from '#src/content/build/load.ts';
import { mascots } from '#src/content/facts/mascots.ts';
import { services } from '#src/content/facts/services.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { industryPath, routes, servicePath } from '#src/site.ts';
import { kinds } from './sitemap.ts';
import { expect, heading, phone, skipUnless, test } from './visit.ts';
import { shownWorks, worksWith } from './worksList.ts';

const words = shellWords;

test.use({ javaScriptEnabled: false, answer: null });

test('every kind of page shows all its text and the offices', async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path);
    const texts = page.locator('main :is(h1, h2, h3, p, dt, dd), footer address :is(p, a)');
    const transparent = await texts.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect.soft(transparent, path).toEqual([]);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('footer address').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    if (mascots.length) await expect(page.locator('footer img').first()).toBeVisible();
    // Without scripts no answer can be stored and no animal moves.
    await expect(page.getByRole('region', { name: words.notice.name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.animals.pause })).toHaveCount(0);
    await expect(page.locator('article figure').getByRole('button')).toHaveCount(0);
  }
});

test('the list shows all works, and links replace the filters', async ({ page }) => {
  skipUnless(loadWorks().length, 'work');
  await page.goto(`${routes.works}?service=${services[0].slug}`);
  expect(await shownWorks(page)).toEqual(worksWith({}));
  await expect(page.locator('main nav:visible')).toHaveCount(0);
  for (const [all, path] of [
    [services, servicePath],
    [loadIndustries(), industryPath],
  ] as const)
    for (const { slug, name } of all)
      await expect(page.locator(`main a[href="${path(slug)}"]`)).toHaveText(name);
});

test('drawings are complete, and the header is opaque over scrolled content', async ({ page }) => {
  await page.goto(servicePath(services[0].slug));
  const strokes = page.locator('main svg[viewBox="0 0 640 320"] path');
  await expect(strokes).not.toHaveCount(0);
  for (const stroke of await strokes.all())
    await expect(stroke).toHaveCSS('stroke-dashoffset', '0px');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveCSS('background-color', /^rgb\(/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a bar shows how far a row of people has been scrolled', async ({ page }) => {
    const { people: team } = loadPage('home');
    skipUnless(team && team.slugs.length > 3, 'row of people');
    await page.goto(routes.home);
    const row = page.getByRole('region', { name: team?.heading ?? '' }).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    const bar = row.locator('..');
    const after = { pseudo: 'after' } as const;
    await expect(bar).toHaveCSS('opacity', '1', after);
    await expect(bar).toHaveCSS('background-position-x', /^0/, after);
    await row.evaluate((list) => list.scrollBy(300, 0));
    await expect(bar).not.toHaveCSS('background-position-x', /^0/, after);
  });

  test('the way of working opens row by row', async ({ page }) => {
    const { ways } = loadPage('about', { headCount: '' });
    skipUnless(ways, 'way of working');
    const [{ title, paragraphs } = { title: '', paragraphs: [''] }] = ways?.items ?? [];
    await page.goto(routes.about);
    const text = page.getByText(paragraphs[0] ?? '');
    await expect(text).toBeHidden();
    await page.locator('summary', { hasText: `${ways?.more}: ${title}` }).click();
    await expect(text).toBeVisible();
  });
});
