import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { markupFaults, stickingOut } from './markup.ts';
import { test } from './sharedPage.ts';
import { kinds, lostPaths, pages } from './sitemap.ts';
import { expect, visit } from './visit.ts';

for (const path of [...pages, ...lostPaths]) {
  test(`${path} is sound`, async ({ page }) => {
    const lost = lostPaths.includes(path);
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await visit(page, path);
    expect(response?.status()).toBe(lost ? 404 : 200);
    if (lost) await expect(page.getByRole('heading', { level: 1 })).toHaveText('The puli has eaten the page.');

    expect(await markupFaults(page)).toEqual([]);
    // Pages of a kind are made of the same parts; `npm run audit` asks axe about every page.
    if (kinds.includes(path)) expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
    expect(await stickingOut(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
