import { routes } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { markupFaults, overflowing } from './markup.ts';
import { expect, hydrated, test, visit } from './visit.ts';

const path = '/styleguide';

test.beforeEach(async ({ request }) => {
  // biome-ignore lint/suspicious/noSkippedTests: not disabled; production has no such page
  test.skip((await request.get(path)).status() === 404, 'production has no styleguide');
});

test('the styleguide passes the checks of every page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  expect(await markupFaults(page)).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320);
  expect(await overflowing(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the styleguide is shown again after Back', async ({ page }) => {
  await visit(page, path);
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 3, name: 'Chapter rule' })).toBeVisible();
});
