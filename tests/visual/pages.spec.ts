import { test } from 'playwright/test';
import { loadWorks } from '../../src/content/load.ts';
import { services } from '../../src/content/services/list.ts';
import { routes, servicePath, workPath } from '../../src/site.ts';

import { open, picture } from './still.ts';

/** Each kind of layout once. */
const pages = {
  home: routes.home,
  services: routes.services,
  service: servicePath(services[0].slug),
  works: routes.works,
  work: workPath(loadWorks().find(({ prototype }) => prototype)?.slug ?? ''),
  contact: routes.contact,
  lost: '/no-such-page',
};

/** A phone, a tablet, a desktop. CSS pixels. */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test.describe(`at ${viewport.width}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });
      const name = (page: string) => `${page}-${viewport.width}-${colorScheme}.png`;

      for (const [page, path] of Object.entries(pages)) {
        test(page, async ({ page: tab }) => {
          await open(tab, path);
          await picture(tab, name(page));
        });
      }

      test('menu', async ({ page: tab }) => {
        await open(tab, routes.home);
        await tab.getByRole('button', { name: /menu/i }).first().click();
        await tab.getByRole('dialog').waitFor();
        await picture(tab, name('menu'));
      });
    });
  }
}
