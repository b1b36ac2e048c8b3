import { routes } from '../../../src/site.ts';
import { complaintsOf } from '../complaints.ts';
import { openMenu } from '../menuParts.ts';
import { visit } from '../visit.ts';
import { expect, test } from './visitor.ts';

test('page loads and navigations are traced under their routes, and nothing is logged', async ({ page, ingest }) => {
  const complaints = complaintsOf(page);
  await visit(page, routes.works);
  await expect.poll(ingest.traces).toEqual([`pageload ${routes.works}`]);
  await page.getByRole('main').locator(`a[href^="${routes.works}/"]`).first().click();
  await expect(page).toHaveURL(/\/works\/[a-z]+$/);
  await expect.poll(ingest.traces).toContain('navigation /works/[slug]');
  await (await openMenu(page)).entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expect
    .poll(ingest.traces)
    .toEqual([`pageload ${routes.works}`, 'navigation /works/[slug]', `navigation ${routes.about}`]);
  const [, navigation] = await ingest.payloads('transaction');
  expect(navigation?.transaction_info).toEqual({ source: 'route' });
  expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});
