import { routes } from '#src/site.ts';
import { visit } from '../visit.ts';
import { breakPage, expect, test } from './visitor.ts';

test('without a tunnel the site works, and logs each error once', async ({
  page,
  menu,
  consoleErrors,
}) => {
  let failures = 0;
  await page.route('**/monitoring?*', (route) => {
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
});
