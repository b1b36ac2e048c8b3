import { routes } from '../../src/site.ts';
import { faintRings } from './focusRings.ts';
import { focusWalk } from './focusWalk.ts';
import { openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { pages } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A desktop, the same at 200 % zoom, a phone, and a desktop at 400 %. */
const windows = [
  { width: 1280, height: 800 },
  { width: 720, height: 450 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
];

/** The stops of which less than half is to be seen. */
const covered = (stops: { name: string; free: number }[]) =>
  stops.filter(({ free }) => free < 0.5).map(({ name, free }) => `${name}: ${Math.round(free * 100)} % to be seen`);

for (const viewport of windows) {
  test.describe(`at ${viewport.width} by ${viewport.height}, nothing covers what has the focus`, () => {
    test.use({ viewport });

    // A form in every window, and a page of links where a window has the notice in one line and in several.
    for (const path of viewport.height > 500 ? [routes.contact, routes.home] : [routes.contact]) {
      test.describe('while the cookie notice is shown', () => {
        test.use({ answer: null });
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          test(`${path}, by ${key}`, async ({ page }) => {
            await visit(page, path);
            await expect(noticeOf(page).region).toBeVisible();
            const stops = await focusWalk(page, key);
            expect(stops.length).toBeGreaterThan(20);
            expect(covered(stops)).toEqual([]);
          });
        }
      });
    }

    test(`${routes.contact}, there and back, and in the menu`, async ({ page }) => {
      await visit(page, routes.contact);
      expect(covered(await focusWalk(page, 'Tab'))).toEqual([]);
      expect(covered(await focusWalk(page, 'Shift+Tab'))).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      await openMenu(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await focusWalk(page, key);
        expect(stops.length).toBeGreaterThan(40);
        expect(covered(stops), key).toEqual([]);
      }
    });
  });
}

test('the focus shows in the header on the colour of each work', async ({ page }) => {
  for (const path of pages.filter((path) => path.startsWith(`${routes.works}/`))) {
    await visit(page, path);
    expect.soft(await faintRings(page, { root: 'header', fullPage: false }), path).toEqual([]);
  }
});
