import { loadLegal, loadWorks } from '../../src/content/build/load.ts';
import { routes, workPath } from '../../src/site.ts';
import { collectRequests, expectUsable, failures } from './checks/failingRequests.ts';
import { pages as all } from './sitemap.ts';
import { expect, heading, test, visit } from './visit.ts';

const { title } = loadLegal('privacy-policy');
const names = Object.keys(failures);
/** Spreads the kinds of failure over pages and files. */
const failureFor = (index: number) => names[index % names.length];

/** The pages with the most scripts; scripts-off.spec.ts visits every kind of page. */
const work = workPath(loadWorks()[0]?.slug ?? '');
const pages = [routes.home, routes.works, routes.contact, work].filter((it) => all.includes(it));

for (const [index, path] of pages.entries())
  test(`${path} stays usable when all scripts, fonts and pictures fail`, async ({ page }) => {
    await expectUsable(page, path, (request) => {
      const kind = ['script', 'font', 'image'].indexOf(request.resourceType());
      return kind < 0 ? undefined : failureFor(index + kind);
    });
  });

test('home stays usable when all lazily loaded scripts fail', async ({ page }) => {
  const requested = await collectRequests(page, routes.home);
  const initial = (await page.locator('script#scripts').textContent()) ?? '';
  const later = [...requested].filter(
    (url) => url.includes('/chunks/') && !initial.includes(new URL(url).pathname),
  );
  expect(later).not.toEqual([]);
  await expectUsable(page, routes.home, (request) => failureFor(later.indexOf(request.url())));
});

test('a link works when the data of the next page fails', async ({ page }) => {
  for (const [failure, fail] of Object.entries(failures)) {
    await visit(page, routes.home);
    const request = page.waitForRequest('**/_next/data/**');
    await page.route('**/_next/data/**', fail);
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading(page), failure).toHaveText(title);
    await request;
    await page.goBack();
    await expect(heading(page), failure).not.toHaveText(title);
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
