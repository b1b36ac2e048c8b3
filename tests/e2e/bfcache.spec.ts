import { routes } from '../../src/site.ts';
import { expectKept } from './keptPage.ts';
import { test, visit } from './visit.ts';

test('a page that is left and returned to comes whole from the back/forward cache', async ({ page }) => {
  await visit(page, routes.home);
  await expectKept(page, routes.contact);
});
