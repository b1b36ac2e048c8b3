import { routes } from '../../src/site.ts';
import { expectRestoredFromCache } from './keptPage.ts';
import { test, visit } from './visit.ts';

test('a page that is left and returned to is restored from the back/forward cache', async ({ page }) => {
  await visit(page, routes.home);
  await expectRestoredFromCache(page, routes.contact);
});
