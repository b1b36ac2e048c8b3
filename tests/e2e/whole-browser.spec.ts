import { routes } from '../../src/site.ts';
import { expectRestoredFromCache } from './keptPage.ts';
import { openMenu } from './menuParts.ts';
import { expect, test, visit } from './visit.ts';

test('a page that is left and returned to is restored from the back/forward cache', async ({ page }) => {
  await visit(page, routes.home);
  await expectRestoredFromCache(page, routes.contact);
});

test('a link of the menu opened in a new tab leaves the menu open', async ({ page }) => {
  await visit(page, routes.home);
  const { entry, dialog } = await openMenu(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    entry(routes.services).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(routes.services);
  await expect(dialog).toBeVisible();
});
