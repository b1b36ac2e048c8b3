import { loadIndustries, loadWorks } from '../../src/content/build/load.ts';
import { mascots } from '../../src/content/facts/mascots.ts';
import { services } from '../../src/content/facts/services.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { industryPath, routes, servicePath, shellLanguage } from '../../src/site.ts';
import { kinds } from './sitemap.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test } from './visit.ts';
import { shownWorks, worksWith } from './worksList.ts';

const words = shellWords[shellLanguage];

test.use({ javaScriptEnabled: false, answer: null });

test('with scripts off, every kind of page shows all its text and the offices', async ({
  page,
}) => {
  for (const path of kinds) {
    await page.goto(path);
    const texts = page.locator('main :is(h1, h2, h3, p, dt, dd), footer address :is(p, a)');
    const transparent = await texts.evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility() && !it.checkVisibility({ opacityProperty: true }))
        .map((it) => it.textContent),
    );
    expect.soft(transparent, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer address').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
    if (mascots.length) await expect(page.locator('footer img').first()).toBeVisible();
    // Without scripts no answer can be stored and no animal moves.
    await expect(page.getByRole('region', { name: words.notice.name })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.animals.pause })).toHaveCount(0);
  }
});

test('with scripts off, the list shows all works, and links replace the filters', async ({
  page,
}) => {
  skipUnless(loadWorks().length, 'work');
  await page.goto(`${routes.works}?service=${services[0].slug}`);
  expect(await shownWorks(page)).toEqual(worksWith({}));
  await expect(page.locator('main nav:visible')).toHaveCount(0);
  const link = (path: string) => page.getByRole('main').locator(`a[href="${path}"]`);
  for (const { slug, name } of services) await expect(link(servicePath(slug))).toHaveText(name);
  for (const { slug, name } of loadIndustries())
    await expect(link(industryPath(slug))).toHaveText(name);
  await link(servicePath(services[0].slug)).click();
  await expect(page).toHaveURL(servicePath(services[0].slug));
});

test('with scripts off, drawings are complete, and the header is opaque over scrolled content', async ({
  page,
}) => {
  await page.goto(servicePath(services[0].slug));
  const strokes = page.locator('main svg[viewBox="0 0 640 320"] path');
  await expect(strokes).not.toHaveCount(0);
  for (const stroke of await strokes.all())
    await expect(stroke).toHaveCSS('stroke-dashoffset', '0px');
  const background = () =>
    page.getByRole('banner').evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect.poll(background).toMatch(/^rgb\(/);
});
