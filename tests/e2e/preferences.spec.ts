import type { Page } from 'playwright/test';
import { loadWorks } from '../../src/content/build/load.ts';
import { services } from '../../src/content/facts/services.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { findAxeViolations } from './axe.ts';
import { openMenu } from './menuParts.ts';
import { skipUnless } from './skipUnless.ts';
import { expect, test, visit } from './visit.ts';

const colour = (page: Page, selector: string, property = 'background-color') =>
  page
    .locator(selector)
    .evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

test('with forced colours the current page and the chosen filter are underlined', async ({
  page,
}) => {
  skipUnless(loadWorks().length, 'work');
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${routes.works}?service=${services[0].slug}`);
  const filter = page.getByRole('main').locator('[aria-current]');
  await expect(filter).toHaveCount(2);
  for (const mark of await filter.all())
    await expect(mark).toHaveCSS('text-decoration-line', 'underline');
  const { entry } = await openMenu(page);
  await expect(entry(routes.works)).toHaveCSS('text-decoration-line', 'underline');
  await expect(entry(routes.services)).toHaveCSS('text-decoration-line', 'none');
});

test('with more contrast secondary text has the colour of normal text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, routes.privacy);
  await expect(page.getByText(/^As of /)).toHaveCSS('color', await colour(page, 'body', 'color'));
});

test('switching to the dark scheme changes the colours of page and footer', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, routes.home);
  const [pageColour, footerColour] = [await colour(page, 'html'), await colour(page, 'footer')];
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).not.toHaveCSS('background-color', pageColour);
  await expect(page.locator('footer')).not.toHaveCSS('background-color', footerColour);
});

test('with reduced motion the menu appears without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home);
  const { dialog } = await openMenu(page);
  await expect(dialog).toHaveCSS('transition-duration', '0s');
  await expect(dialog).toHaveCSS('translate', 'none');
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
});

test.describe('in print', () => {
  test.use({ answer: null });

  test('header and cookie notice are hidden, links show their URLs, and axe finds nothing', async ({
    page,
  }) => {
    await visit(page, routes.contact);
    const notice = page.getByRole('region', { name: shellWords[shellLanguage].notice.name });
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header')).toBeHidden();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const printedAddress = (start: string) =>
      page
        .locator(`footer a[href^="${start}"]`)
        .first()
        .evaluate((it) =>
          getComputedStyle(it, '::after').content.replace(
            'attr(href)',
            (it as HTMLAnchorElement).href,
          ),
        );
    expect(await printedAddress('https://')).toContain('https://');
    expect(await printedAddress('mailto')).toMatch(/none|normal/);
    // Browsers print in the light scheme.
    expect((await findAxeViolations(page)).filter((line) => line.startsWith('light'))).toEqual([]);
  });
});
