import { routes } from '../../src/site.ts';
import { expectWhole, failures, requestedBy } from './checks/failingRequests.ts';
import { kinds } from './sitemap.ts';
import { expect, hydrated, test, visit } from './visit.ts';

const names = Object.keys(failures);
/** Each page, and each file, takes its turn with another failure. */
const turn = (at: number) => names[at % names.length];

for (const [at, path] of kinds.entries()) {
  test(`${path} stays whole when all scripts, fonts and pictures fail`, async ({ page }) => {
    const failing: Partial<Record<string, string | undefined>> = { script: turn(at), font: turn(at + 1), image: turn(at + 2) };
    await expectWhole(page, path, (request) => failing[request.resourceType()]);
  });
}

test('home stays whole whichever of its scripts fails', async ({ page }) => {
  const scripts = [...(await requestedBy(page, routes.home))].filter((url) => url.includes('/chunks/'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const [at, script] of scripts.entries())
    await test.step(`${script} ${turn(at)}`, () =>
      expectWhole(page, routes.home, (request) => (request.url() === script ? turn(at) : undefined)));
});

for (const [how, fail] of Object.entries(failures)) {
  test(`a link works when the data of the next page is ${how}`, async ({ page }) => {
    await visit(page, routes.home);
    let asked = 0;
    await page.route('**/_next/data/**', (route) => {
      asked += 1;
      return fail(route);
    });
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    expect(asked).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy policy');
    await expect(page).toHaveURL(routes.home);
  });
}

test('a page that is opened in a background tab loads its scripts', async ({ page }) => {
  // In a background tab the document is hidden and no frames are drawn.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await hydrated(page);
});
