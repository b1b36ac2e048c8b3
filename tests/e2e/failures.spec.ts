import { loadLegal, loadWorks } from '../../src/content/build/load.ts';
import { routes, workPath } from '../../src/site.ts';
import { collectRequests, expectUsable, failures } from './checks/failingRequests.ts';
import { pages as all } from './sitemap.ts';
import { expect, test, visit, waitForHydration } from './visit.ts';

const { title } = loadLegal('privacy-policy');
const names = Object.keys(failures);
/** Spreads the kinds of failure over pages and files. */
const failureFor = (index: number) => names[index % names.length];

/** The pages with the most scripts; scripts-off.spec.ts visits every kind of page. */
const pages = [
  routes.home,
  routes.works,
  routes.contact,
  workPath(loadWorks()[0]?.slug ?? ''),
].filter((path) => all.includes(path));

for (const [index, path] of pages.entries()) {
  test(`${path} stays usable when all scripts, fonts and pictures fail`, async ({ page }) => {
    const failing: Partial<Record<string, string | undefined>> = {
      script: failureFor(index),
      font: failureFor(index + 1),
      image: failureFor(index + 2),
    };
    await expectUsable(page, path, (request) => failing[request.resourceType()]);
  });
}

test('home stays usable when all lazily loaded scripts fail', async ({ page }) => {
  const requested = await collectRequests(page, routes.home);
  const initial = await page.locator('script#scripts').textContent();
  const later = [...requested].filter(
    (url) => url.includes('/chunks/') && !initial?.includes(new URL(url).pathname),
  );
  expect(later.length).toBeGreaterThan(0);
  await expectUsable(page, routes.home, (request) => failureFor(later.indexOf(request.url())));
});

test('a link works when the data of the next page fails', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [failure, fail] of Object.entries(failures)) {
    await visit(page, routes.home);
    let requests = 0;
    await page.route('**/_next/data/**', (route) => {
      requests += 1;
      return fail(route);
    });
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading, failure).toHaveText(title);
    expect(requests, failure).toBeGreaterThan(0);
    await page.goBack();
    await expect(heading, failure).not.toHaveText(title);
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a page in a background tab loads its scripts', async ({ page }) => {
  // A background tab is hidden and draws no frames.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(routes.home);
  await waitForHydration(page);
});
