import type { Page } from 'playwright/test';
import { routes } from '../../../src/site.ts';
import { collectConsoleErrors } from '../consoleErrors.ts';
import { openMenu } from '../menuParts.ts';
import { visit } from '../visit.ts';
import { clientMark } from './sentry.ts';
import { breakPage, expect, test } from './visitor.ts';

/** Each makes a part of telemetry fail and resolves to a function that counts the failures. */
const failures: Record<string, (page: Page) => Promise<() => number>> = {
  'a tunnel that cannot be reached': async (page) => {
    let tries = 0;
    await page.route('**/monitoring?*', (route) => {
      tries++;
      return route.abort();
    });
    return () => tries;
  },
  'a client that fails to load': async (page) => {
    let tries = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes(clientMark)) return route.fulfill({ response });
      tries++;
      return route.abort();
    });
    return () => tries;
  },
};

for (const [name, fail] of Object.entries(failures))
  test(`${name} does not affect the visitor, and each error is logged once`, async ({
    page,
    ingest,
  }) => {
    const tries = await fail(page);
    const consoleErrors = collectConsoleErrors(page);
    await visit(page, routes.home);
    await expect.poll(tries).toBeGreaterThan(0);
    await breakPage(page, 'first error');
    await (await openMenu(page)).entry(routes.works).click();
    await expect(page).toHaveURL(routes.works);
    await breakPage(page, 'second error');
    await expect
      .poll(() =>
        consoleErrors.filter((text) => !text.startsWith('error: Failed to load resource: ')),
      )
      .toEqual(['exception: first error', 'exception: second error']);
    expect(await ingest.received()).toEqual([]);
  });
