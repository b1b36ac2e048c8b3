import { loadPage, loadPeople, loadWorks } from '../../src/content/build/load.ts';
import { routes, workPath } from '../../src/site.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test } from './visit.ts';

const screen = { width: 360, height: 740 };
test.use({ viewport: screen, hasTouch: true, isMobile: true, javaScriptEnabled: false });

/** The maximum height of a page in screens. */
const maxScreens = {
  [routes.home]: 8,
  [routes.career]: 7,
  ...Object.fromEntries(loadWorks().map(({ slug }) => [workPath(slug), 12])),
};

test('pages are not too long on a phone and do not scroll sideways', async ({ page }) => {
  for (const [path, screens] of Object.entries(maxScreens)) {
    await page.goto(path);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect.soft(height / screen.height, path).toBeLessThanOrEqual(screens);
    expect.soft(width, path).toBe(screen.width);
  }
});

test('with scripts off, a bar shows how far a row of people has been scrolled', async ({
  page,
}) => {
  const { people: team } = loadPage('career');
  skipUnless(team && loadPeople().length > 3, 'row of people');
  await page.goto(routes.career);
  const row = page.getByRole('region', { name: team?.heading ?? '' }).getByRole('list');
  await row.scrollIntoViewIfNeeded();
  const bar = () =>
    row.evaluate((list) => {
      const { opacity, backgroundPosition } = getComputedStyle(
        list.parentElement as Element,
        '::after',
      );
      return [opacity, backgroundPosition];
    });
  await expect.poll(async () => (await bar())[0]).toBe('1');
  const [, before] = await bar();
  await row.evaluate((list) => list.scrollBy(300, 0));
  await expect.poll(async () => (await bar())[1]).not.toBe(before);
});
