import { expect, type Page, type Request, type Route } from 'playwright/test';
import { routes } from '../../../src/site.ts';
import { heading, recordRequests, waitForFrames } from '../visit.ts';
import { waitForAnimals } from './root.ts';

/** How a request can end on a bad connection or after a deployment. */
export const failures: Record<string, (route: Route) => Promise<void>> = {
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

/** Scrolls through a page and returns the URLs that it requests. */
export async function collectRequests(page: Page, path: string): Promise<Set<string>> {
  const urls = recordRequests(page);
  await page.goto(path);
  await waitForAnimals(page);
  await page.waitForLoadState('networkidle');
  return new Set(urls);
}

/**
 * Visits a page while some requests fail, and expects that its content stays and the menu works.
 * @param failureOf returns the key of `failures` for a request, or undefined to let it pass
 */
export async function expectUsable(
  page: Page,
  path: string,
  failureOf: (request: Request) => string | undefined,
) {
  const errors: string[] = [];
  const onError = ({ name, message }: Error) => {
    // Truncated and missing scripts cause these errors. Others are bugs.
    if (name !== 'SyntaxError' && name !== 'ChunkLoadError') errors.push(message);
  };
  page.on('pageerror', onError);
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
  const target = path === routes.career ? routes.about : routes.career;
  await page.locator(`dialog a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await expect(heading(page)).not.toHaveText(title);
  expect(errors).toEqual([]);
  page.off('pageerror', onError);
  // Some requests are still pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
