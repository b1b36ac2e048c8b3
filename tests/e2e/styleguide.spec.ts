import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { markupFaults, overflowing } from './markup.ts';
import { expect, test, visit } from './visit.ts';

const path = '/styleguide';

test('the styleguide passes the checks of every page', async ({ page, request }) => {
  // biome-ignore lint/suspicious/noSkippedTests: not disabled; production has no such page
  test.skip((await request.get(path)).status() === 404, 'production has no styleguide');
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
