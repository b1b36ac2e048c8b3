import { routes } from '../../../src/site.ts';
import { complaintsOf } from '../complaints.ts';
import { openMenu } from '../menuParts.ts';
import { visit } from '../visit.ts';
import { clientGlobal, clientMark } from './sentry.ts';
import { breakAndWait, expect, test } from './visitor.ts';

test('page loads and navigations are traced under their routes, and nothing is logged', async ({ page, ingest }) => {
  const complaints = complaintsOf(page);
  await visit(page, routes.works);
  await expect.poll(ingest.traces).toEqual([`pageload ${routes.works}`]);
  await page.getByRole('main').locator(`a[href^="${routes.works}/"]`).first().click();
  await expect(page).toHaveURL(/\/works\/[a-z]+$/);
  await expect.poll(ingest.traces).toContain('navigation /works/[slug]');
  await (await openMenu(page)).entry(routes.sweden).click();
  await expect(page).toHaveURL(routes.sweden);
  await expect.poll(ingest.traces).toEqual([`pageload ${routes.works}`, 'navigation /works/[slug]', 'navigation /[sweden]']);
  const [, navigation] = await ingest.payloads('transaction');
  expect(navigation?.transaction_info).toEqual({ source: 'route' });
  expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

test('a navigation that finishes before the client has loaded is traced too, and its page named', async ({ page, ingest }) => {
  let click = () => {};
  const clicked = new Promise<void>((resolve) => {
    click = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(clientMark)) await clicked;
    return route.fulfill({ response });
  });
  await page.route('**/_next/data/**/works/*.json*', async (route) => {
    await page.waitForFunction((name) => name in window, clientGlobal);
    // The client starts in the task after its script arrives.
    await page.waitForTimeout(500);
    return route.continue();
  });
  await visit(page, routes.works);
  const asked = page.waitForRequest('**/_next/data/**/works/*.json*');
  await page.getByRole('main').locator(`a[href^="${routes.works}/"]`).first().click();
  await asked;
  click();
  await expect(page).toHaveURL(/\/works\/[a-z]+$/);
  await breakAndWait(page, ingest, 'on the page that was quicker');
  const [event] = await ingest.payloads('event');
  expect(event?.transaction).toBe('/works/[slug]');
  await expect.poll(ingest.traces).toEqual(['pageload /works', 'navigation /works/[slug]']);
  // The pointer may be over another work's link by now, whose data is then held back too.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
