import { violationsInBothSchemes } from './accessible.ts';
import { layoutProblems } from './checks/layout.ts';
import { structureProblems } from './checks/structure.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test, visit } from './visit.ts';

const path = '/styleguide';

test('the styleguide passes the checks of every page', async ({ page, request }) => {
  // biome-ignore lint/suspicious/noSkippedTests: not disabled; production has no such page
  test.skip((await request.get(path)).status() === 404, 'production has no styleguide');
  const complaints = complaintsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  expect(await structureProblems(page)).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await layoutProblems(page, [{ width: 320, height: 640 }])).toEqual([]);
  expect(complaints).toEqual([]);
});
