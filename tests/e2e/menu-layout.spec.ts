import config from '../../playwright.config.ts';
import { routes } from '../../src/site.ts';
import { expectClosed, menuOf, openMenu } from './menuParts.ts';
import { expect, test, visit } from './visit.ts';

// Playwright hides scrollbars; where they take up room, locking the page must not shift anything.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('opening and closing the menu shifts nothing sideways', async ({ page }) => {
  await visit(page, routes.home);
  const { button, close } = menuOf(page);
  const places = () =>
    page.evaluate(() =>
      ['header button', 'main h1', 'footer address'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().x,
      ),
    );
  const before = await places();
  const buttonBox = await button.boundingBox();
  await openMenu(page);
  expect(await places()).toEqual(before);
  // The close button is where the open button was.
  await expect.poll(async () => (await close.boundingBox())?.y).toBe(buttonBox?.y);
  const right = (box: typeof buttonBox) => box && box.x + box.width;
  expect(Math.abs((right(await close.boundingBox()) ?? 0) - (right(buttonBox) ?? 0))).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await places()).toEqual(before);
});

test('on an upright tablet the entries stay together', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, routes.home);
  await openMenu(page);
  const tops = await menuOf(page)
    .dialog.getByRole('navigation', { name: 'Pages' })
    .getByRole('listitem')
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeLessThanOrEqual(96);
});

test('a line leads the panel as it slides in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, routes.services);
  await openMenu(page);
  const edge = await menuOf(page).dialog.evaluate((panel) => getComputedStyle(panel).boxShadow);
  expect(edge).toContain('-5px 0px 0px 0px');
});
