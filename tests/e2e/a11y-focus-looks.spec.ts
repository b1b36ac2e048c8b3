import { routes } from '../../src/site.ts';
import { faintRings } from './focusRings.ts';
import { openMenu } from './menuParts.ts';
import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { expect, visit } from './visit.ts';

const plain = { colorScheme: 'light', contrast: null, forcedColors: null, reducedMotion: 'reduce' } as const;
const looks = {
  light: plain,
  dark: { ...plain, colorScheme: 'dark' },
  'more contrast': { ...plain, contrast: 'more' },
  'forced colours': { ...plain, forcedColors: 'active' },
} as const;

for (const path of [...kinds, 'the menu']) {
  const menu = path === 'the menu';
  test(`${path} shows the focus wherever it may be, in each look`, async ({ page }) => {
    await page.emulateMedia(plain);
    await visit(page, menu ? routes.home : path);
    if (menu) await openMenu(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // All of a page, and of the menu, is in a window that is high enough.
      const height = await page
        .locator(menu ? 'dialog' : 'html')
        .evaluate((it) => Math.max(...[it, ...it.children].map(({ scrollHeight }) => scrollHeight)));
      await page.setViewportSize({ width, height });
      expect
        .soft(await faintRings(page, { looks, ...(menu && { root: 'dialog', fullPage: false }) }), `${width} px`)
        .toEqual([]);
    }
  });
}
