import { routes } from '#src/site.ts';
import { visit } from '../visit.ts';
import { breakPage, expect, test } from './visitor.ts';

/** A string that only the script of Sentry's client contains. */
const clientMark = 'sentry.javascript';

for (const [name, url, mark] of [
  ['a tunnel that cannot be reached', '**/monitoring?*', ''],
  ['a client that fails to load', '**/_next/static/chunks/**', clientMark],
] as const)
  test(`${name} does not affect the visitor, and each error is logged once`, async ({
    page,
    ingest,
    menu,
    consoleErrors,
  }) => {
    let failures = 0;
    await page.route(url, async (route) => {
      const response = mark && (await route.fetch());
      if (response && !(await response.text()).includes(mark)) return route.fulfill({ response });
      failures++;
      return route.abort();
    });
    await visit(page, routes.home);
    await expect.poll(() => failures).toBeGreaterThan(0);
    await breakPage(page, 'first error');
    await menu.goTo(routes.works);
    await breakPage(page, 'second error');
    await expect
      .poll(() => consoleErrors.filter((text) => !text.includes('Failed to load resource')))
      .toEqual(['exception: first error', 'exception: second error']);
    expect(await ingest.received()).toEqual([]);
  });
