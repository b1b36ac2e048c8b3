import { loadLegal, loadWorks } from '../../src/content/build/load.ts';
import { routes, workPath } from '../../src/site.ts';
import { expectWhole, failures, requestedBy } from './checks/failingRequests.ts';
import { pages as all } from './sitemap.ts';
import { expect, hydrated, test, visit } from './visit.ts';

const { title } = loadLegal('privacy-policy');
const names = Object.keys(failures);
/** Each page, and each file, takes its turn with another failure. */
const turn = (at: number) => names[at % names.length];

/** Those that do most with scripts, one for each way. With scripts off, scripts-off.spec.ts looks at every kind. */
const pages = [
  routes.home,
  routes.works,
  routes.contact,
  workPath(loadWorks()[0]?.slug ?? ''),
].filter((path) => all.includes(path));

for (const [at, path] of pages.entries()) {
  test(`${path} stays whole when all scripts, fonts and pictures fail`, async ({ page }) => {
    const failing: Partial<Record<string, string | undefined>> = {
      script: turn(at),
      font: turn(at + 1),
      image: turn(at + 2),
    };
    await expectWhole(page, path, (request) => failing[request.resourceType()]);
  });
}

test('home stays whole when each script fails that it loads when needed', async ({ page }) => {
  const asked = await requestedBy(page, routes.home);
  const first = await page.locator('script#scripts').textContent();
  const later = [...asked].filter(
    (url) => url.includes('/chunks/') && !first?.includes(new URL(url).pathname),
  );
  expect(later.length).toBeGreaterThan(0);
  await expectWhole(page, routes.home, (request) => turn(later.indexOf(request.url())));
});

test('a link works however the data of the next page fails', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [how, fail] of Object.entries(failures)) {
    await visit(page, routes.home);
    let asked = 0;
    await page.route('**/_next/data/**', (route) => {
      asked += 1;
      return fail(route);
    });
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading, how).toHaveText(title);
    expect(asked, how).toBeGreaterThan(0);
    await page.goBack();
    await expect(heading, how).not.toHaveText(title);
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
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
