import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { lostPaths, pages } from './sitemap.ts';
import { targetsOf, tooSmall } from './targets.ts';
import { expect, test, visit } from './visit.ts';

const widths = [360, 1440];
/** WCAG 2.5.8 asks for 24; for fingers this design gives what 2.5.5 asks for. */
const leastAtAll = 24;
const leastForFingers = 44;

/** What is too small for a mouse, and then what is too small for a finger, at each width. */
async function smallTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    const mouse = tooSmall(await targetsOf(page), leastAtAll).map((target) => `${width} px: ${target}`);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await expect.poll(() => page.evaluate(() => window.matchMedia('(pointer: coarse)').matches)).toBe(true);
    // Of targets for fingers the height counts: a short word is as wide as it is.
    const fingers = tooSmall(
      (await targetsOf(page)).map((target) => ({ ...target, width: Math.max(target.width, leastForFingers) })),
      leastForFingers,
    ).map((target) => `${width} px, finger: ${target}`);
    found.push(...mouse, ...fingers);
  }
  await session.detach();
  return found;
}

/** Sizes are a matter of HTML and CSS; without scripts and pictures a page is there at once. */
const groups = 3;
for (let group = 0; group < groups; group += 1) {
  const paths = [...pages, ...lostPaths].filter((_, index) => index % groups === group);
  test(`everything is large enough to be pressed: ${paths.length} pages from ${paths[0]} on`, async ({ page }) => {
    await page.route(/\/_next\/(static\/chunks|image|data)/, (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
}

test.describe('so is what scripts show', () => {
  test.use({ answer: null, contextOptions: { reducedMotion: 'reduce' } });

  test('the cookie notice, faults of the form and the button of the animals', async ({ page }) => {
    await visit(page, routes.contact);
    await expect(noticeOf(page).region).toBeVisible();
    await page.locator('form').getByRole('button').click();
    await expect(page.getByRole('group', { name: /put right/ })).toBeFocused();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('footer [data-animal]').first()).toBeAttached();
    expect(await smallTargets(page)).toEqual([]);
  });

  test('the filtered works and the menu', async ({ page }) => {
    await visit(page, `${routes.works}?service=scoping`);
    await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
    expect.soft(await smallTargets(page), 'works').toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await openMenu(page);
    expect.soft(await smallTargets(page), 'menu').toEqual([]);
  });
});
