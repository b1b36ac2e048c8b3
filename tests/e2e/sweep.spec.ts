import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { markupFaults, overflowing } from './markup.ts';
import { test } from './sharedPage.ts';
import { kinds, lostPaths, pages } from './sitemap.ts';
import { expect, visit } from './visit.ts';

for (const path of [...pages, ...lostPaths]) {
  test(`${path} passes the checks of every page`, async ({ page }) => {
    const lost = lostPaths.includes(path);
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await visit(page, path);
    expect(response?.status()).toBe(lost ? 404 : 200);
    if (lost) await expect(page.getByRole('heading', { level: 1 })).toHaveText('The puli has eaten the page.');
    if (lost) await expect(page.getByRole('main')).toContainText('not found');

    expect(await markupFaults(page)).toEqual([]);
    // Pages of one kind share their parts; `npm run audit` runs axe on every page.
    if (kinds.includes(path)) expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
    expect(await overflowing(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
