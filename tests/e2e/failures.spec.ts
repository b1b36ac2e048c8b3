import type { Page, Request, Route } from 'playwright/test';
import { loadLegal } from '#src/content/build/load.ts';
import { routes, workPath } from '#src/site.ts';
import { waitForAnimals } from './checks/root.ts';
import { pages as all } from './sitemap.ts';
import { expect, heading, recordRequests, test, visit, waitForFrames } from './visit.ts';
import { works } from './worksList.ts';

/** How a request can end on a bad connection or after a deployment. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort(),
  'not found': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' }),
  'cut off': async (route) => {
    // Retries, because the server may close a kept-alive connection.
    const response = await route.fetch({ maxRetries: 2 });
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'never answered': async () => {},
};

/**
 * Visits a page while some requests fail, and expects that its content stays and the menu works.
 * @param failureOf returns the key of `failures` for a request, or undefined to let it pass
 */
async function expectUsable(
  page: Page,
  path: string,
  failureOf: (request: Request) => string | undefined,
) {
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    // Truncated and missing scripts cause these errors. Others are bugs.
    if (name !== 'SyntaxError' && name !== 'ChunkLoadError') errors.push(message);
  });
  await page.route('**', (route) =>
    (failures[failureOf(route.request()) ?? ''] ?? ((it) => it.fallback()))(route),
  );
  // A request without a response delays the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const title = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await waitForFrames(page, 20);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('header button[aria-haspopup]').click();
  await page.locator(`dialog a[href="${routes.career}"]`).click();
  await expect(page).toHaveURL(routes.career);
  await expect(heading(page)).not.toHaveText(title);
  expect(errors).toEqual([]);
  // Some requests are still pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const names = Object.keys(failures);
/** Spreads the kinds of failure over pages and files. */
const failureFor = (index: number) => names[index % names.length];

/** The pages with the most scripts; scripts-off.spec.ts visits every kind of page. */
const pages = [routes.home, routes.works, routes.contact, workPath(works[0]?.slug ?? '')];

for (const [index, path] of pages.filter((it) => all.includes(it)).entries())
  test(`${path} stays usable when all scripts, fonts and pictures fail`, async ({ page }) => {
    await expectUsable(page, path, (request) => {
      const kind = ['script', 'font', 'image'].indexOf(request.resourceType());
      return kind < 0 ? undefined : failureFor(index + kind);
    });
  });

test('home stays usable when all lazily loaded scripts fail', async ({ page }) => {
  const requested = recordRequests(page);
  await page.goto(routes.home);
  await waitForAnimals(page);
  await page.waitForLoadState('networkidle');
  const initial = (await page.locator('script#scripts').textContent()) ?? '';
  const later = requested.filter(
    (url) => url.includes('/chunks/') && !initial.includes(new URL(url).pathname),
  );
  expect(later).not.toEqual([]);
  await expectUsable(page, routes.home, (request) => failureFor(later.indexOf(request.url())));
});

test('a link works when the data of the next page fails', async ({ page }) => {
  const { title } = loadLegal('privacy-policy');
  for (const [failure, fail] of Object.entries(failures)) {
    await visit(page, routes.home);
    await page.route('**/_next/data/**', fail);
    const request = page.waitForRequest('**/_next/data/**');
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await request;
    await expect(heading(page), failure).toHaveText(title);
    await page.goBack();
    await expect(heading(page), failure).not.toHaveText(title);
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
