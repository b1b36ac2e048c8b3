import { routes } from '../../src/site.ts';
import { complaintsOf } from './complaints.ts';
import { holdBack } from './held.ts';
import { expect, hydrated, test } from './visit.ts';

const allScripts = '**/_next/static/chunks/**';

test('a filter chosen before any script has loaded keeps the other one in the address', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdBack(page, allScripts);
  await page.goto(`${routes.works}?service=ux-research`, { waitUntil: 'domcontentloaded' });
  const filters = page.locator('main nav a');
  const state = () => filters.evaluateAll((all) => all.map((it) => [it.getAttribute('href'), it.ariaCurrent]));
  const before = await state();
  expect(before.map(([href]) => href).join()).toContain('service=ux-research&industry=');
  release();
  await hydrated(page);
  expect(await state()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a page that is opened in a background tab loads its scripts', async ({ page }) => {
  // In a background tab the document is hidden and no frames are drawn.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await hydrated(page);
});
