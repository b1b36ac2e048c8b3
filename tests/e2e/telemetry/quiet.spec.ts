import type { Page } from 'playwright/test';
import { routes } from '../../../src/site.ts';
import { complaintsOf } from '../complaints.ts';
import { openMenu } from '../menuParts.ts';
import { hydrated, visit } from '../visit.ts';
import { clientMark } from './sentry.ts';
import { breakPage, expect, letTimePass, test } from './visitor.ts';

/** Opens another page from the menu, as a visitor who notices nothing would. */
async function openWorks(page: Page) {
  await (await openMenu(page)).entry(routes.works).click();
  await expect(page).toHaveURL(new RegExp(`${routes.works}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The browser's own message about a failed request. */
const browserMessage = /^error: Failed to load resource: /;

test('a tunnel that cannot be reached has no effect on the visitor', async ({ page, ingest }) => {
  let tries = 0;
  await page.route('**/monitoring?*', (route) => {
    tries++;
    return route.abort();
  });
  const complaints = complaintsOf(page);
  await visit(page, routes.home);
  await breakPage(page, 'nobody hears');
  await expect.poll(() => tries).toBeGreaterThan(0);
  await openWorks(page);
  await expect.poll(() => tries).toBeGreaterThan(1);
  expect(complaints.filter((text) => !browserMessage.test(text))).toEqual(['exception: nobody hears']);
  expect(await ingest.received()).toEqual([]);
});

test('a client that fails to load has no effect on the visitor, and nothing is logged twice', async ({ page, ingest }) => {
  let refused = 0;
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes(clientMark)) return route.fulfill({ response });
    refused++;
    return route.abort();
  });
  const complaints = complaintsOf(page);
  await visit(page, routes.home);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await breakPage(page, 'nobody hears');
  await openWorks(page);
  await breakPage(page, 'nor this');
  await expect
    .poll(() => complaints.filter((text) => !browserMessage.test(text)))
    .toEqual(['exception: nobody hears', 'exception: nor this']);
  expect(complaints.filter((text) => browserMessage.test(text))).toHaveLength(refused);
  expect(await ingest.received()).toEqual([]);
});

test('without a destination there is no telemetry: no buffer, no client, no request', async ({ page, ingest }) => {
  const requests: string[] = [];
  const clients: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('response', async (response) => {
    const text = response.url().endsWith('.js') ? await response.text().catch(() => '') : '';
    if (text.includes(clientMark) || text.includes('earlyErrors.errors')) clients.push(response.url());
  });
  await page.clock.install();
  await page.goto(`${process.env.BASE_URL}${routes.home}`);
  await hydrated(page);
  expect(await page.content()).not.toContain('earlyErrors');
  await breakPage(page, 'nobody hears of it');
  await openWorks(page);
  await letTimePass(page);
  expect(requests).not.toContain('/monitoring');
  expect(clients).toEqual([]);
  expect(await ingest.received()).toEqual([]);
});
