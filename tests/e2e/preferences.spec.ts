import { loadLegal, loadPage } from '#src/content/build/load.ts';
import { services } from '#src/content/facts/services.ts';
import { routes, workPath } from '#src/site.ts';
import { noon } from './animalParts.ts';
import { findAxeViolations } from './axe.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { expect, heading, skipUnless, test, visit } from './visit.ts';
import { works } from './worksList.ts';

test('forced colours underline the current page and the chosen filter', async ({ page, menu }) => {
  skipUnless(works.length, 'work');
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${routes.works}?service=${services[0].slug}`);
  const filter = page.getByRole('main').locator('[aria-current]');
  await expect(filter).toHaveCount(2);
  const { entry } = await menu.open();
  for (const mark of [...(await filter.all()), entry(routes.works)])
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  await expect(entry(routes.services)).toHaveCSS('text-decoration-line', 'none');
});

test('contrast and dark scheme of the system change the colours', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  if (noon) await page.clock.setFixedTime(noon);
  await visit(page, routes.privacy);
  const { asOf } = loadPage('legal', { date: loadLegal('privacy-policy').asOf });
  const colourOf = (selector: string, name: 'color' | 'backgroundColor' = 'backgroundColor') =>
    page.locator(selector).evaluate((it, key) => getComputedStyle(it)[key], name);
  await expect(page.getByText(asOf)).toHaveCSS('color', await colourOf('body', 'color'));
  for (const selector of ['html', 'footer']) {
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await colourOf(selector);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator(selector)).not.toHaveCSS('background-color', light);
  }
});

test('with reduced motion the menu appears without animation', async ({ page, menu }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  await menu.button.click();
  await expect(menu.dialog).toHaveCSS('translate', 'none');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('in print', () => {
  test.use({ answer: null });

  test('no text is wider than the paper', async ({ page }) => {
    const drawn = works.filter(({ scene }) => scene).map(({ slug }) => workPath(slug));
    for (const path of [routes.home, routes.privacy, ...drawn]) {
      await visit(page, path);
      await page.emulateMedia({ media: 'print' });
      // A4 without margins, in CSS pixels.
      expect(await findLayoutProblems(page, [{ width: 794, height: 1123 }]), path).toEqual([]);
    }
  });

  test('header and notice are hidden, links show URLs, axe finds nothing', async ({
    page,
    notice,
  }) => {
    await visit(page, routes.contact);
    await expect(notice.region).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notice.region).toBeHidden();
    await expect(page.locator('header')).toBeHidden();
    await expect(heading(page)).toBeVisible();
    for (const [start, content] of [
      ['https:', /https:|attr\(href\)/],
      ['mailto:', /none|normal/],
    ] as const) {
      const link = page.locator(`footer a[href^="${start}"]`).first();
      await expect(link).toHaveCSS('content', content, { pseudo: 'after' });
    }
    // Browsers print in the light scheme.
    expect((await findAxeViolations(page)).filter((line) => line.startsWith('light'))).toEqual([]);
  });
});
