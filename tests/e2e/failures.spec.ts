import type { Route } from 'playwright/test';
import { loadLegal } from '#src/content/load/load.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes } from '#src/site.ts';
import { waitForAnimals } from './checks/root.ts';
import {
  expect,
  heading,
  holdRequests,
  recordRequests,
  scrollTo,
  test,
  visit,
  waitForFrames,
} from './visit.ts';

// How a request can end on a bad connection or after a deployment.
const refuse = (route: Route) => route.abort();
const findNothing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' });
async function cutOff(route: Route) {
  // Retries, because the server may close a kept-alive connection.
  const response = await route.fetch({ maxRetries: 2 });
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}
async function neverAnswer() {}

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

  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    // Truncated and missing scripts cause these errors. Others are bugs.
    if (name !== 'SyntaxError' && name !== 'ChunkLoadError') errors.push(message);
  });
  const failures = [refuse, findNothing, cutOff, neverAnswer];
  for (const [index, url] of later.entries())
    await page.route(url, failures[index % failures.length] ?? neverAnswer);
  // A request without a response delays the load event.
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  const title = (await heading(page).textContent()) ?? '';
  await scrollTo(page, 1e6);
  await waitForFrames(page, 20);
  await scrollTo(page, 0);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator('header button[aria-haspopup]').click();
  await page.locator(`dialog a[href="${routes.career}"]`).click();
  await expect(page).toHaveURL(routes.career);
  await expect(heading(page)).not.toHaveText(title);
  expect(errors).toEqual([]);
  // Some requests are still pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [part, fail] of [
  ['data', cutOff],
  ['data', neverAnswer],
  ['static/chunks/pages', refuse],
] as const)
  test(`a link works when ${part} of the next page fails: ${fail.name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ name, message }) => {
      // On a busy machine Chromium gives up its transition to the document that is loaded instead.
      if (name !== 'AbortError') errors.push(message);
    });
    await visit(page, routes.home);
    await page.route(`**/_next/${part}/**`, fail);
    await page.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading(page)).toHaveText(loadLegal('privacy-policy').title);
    expect(errors).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(routes.home);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a link to another query of a page that failed shows the page', async ({ page, menu }) => {
  await page.addInitScript(() => {
    const find = document.querySelectorAll;
    document.querySelectorAll = (selectors: string) => {
      if (window.location.search && selectors === '[data-facet]') throw new Error('no filter');
      return find.call(document, selectors);
    };
  });
  await visit(page, `${routes.works}?service=`);
  await expect(heading(page)).toHaveText(shellWords.failure.title);
  await menu.goTo(routes.works);
  await expect(heading(page)).not.toHaveText(shellWords.failure.title);
});

test('who leaves the page 404 is not sent to a lower-case path afterwards', async ({ page }) => {
  const release = await holdRequests(page, `**${routes.about}`);
  await visit(page, routes.about.toUpperCase());
  await page.locator(`footer a[href="${routes.privacy}"]`).click();
  await expect(page).toHaveURL(routes.privacy);
  release();
  await waitForFrames(page, 30);
  await expect(page).toHaveURL(routes.privacy);
});
