import { expect, type Page, type Request, type Route } from 'playwright/test';
import { routes } from '../../../src/site.ts';
import { seeAnimals } from './root.ts';

/** How a request can end on a bad connection or after a deployment. */
export const failures: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort(),
  'not there any more': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'cut off': async (route) => {
    // A kept connection may be closed just then.
    const response = await route.fetch({ maxRetries: 2 });
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'never answered': async () => {},
};

/** The scripts, fonts and pictures that a page requests until its end has been seen. */
export async function requestedBy(page: Page, path: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const note = (request: Request) => {
    if (['script', 'font', 'image'].includes(request.resourceType())) asked.add(request.url());
  };
  page.on('request', note);
  await page.goto(path);
  await seeAnimals(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return asked;
}

/** Visits a page on which some requests fail: it can be read to its end, its menu opens and a link in there works. */
export async function expectWhole(
  page: Page,
  path: string,
  failureOf: (request: Request) => string | undefined,
) {
  const errors: string[] = [];
  const hear = ({ name, message }: Error) => {
    // A truncated file is a syntax error, and a script that another needs is missed; there must be no other.
    if (name !== 'SyntaxError' && name !== 'ChunkLoadError') errors.push(message);
  };
  page.on('pageerror', hear);
  await page.route('**', (route) =>
    (failures[failureOf(route.request()) ?? ''] ?? ((it) => it.fallback()))(route),
  );
  // A request that never gets a response delays the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await expect(heading).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('header button[aria-haspopup]').click();
  const to = path === routes.career ? routes.about : routes.career;
  await page.locator(`dialog a[href="${to}"]`).click();
  await expect(page).toHaveURL(to);
  await expect(heading).not.toHaveText(title);
  expect(errors).toEqual([]);
  page.off('pageerror', hear);
  // Some requests may still be pending; nothing waits for them.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
