import { expect, type Page, test } from 'playwright/test';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { services } from '#src/content/facts/services.ts';
import { loadWorks } from '#src/content/load/load.ts';
import { routes, servicePath, workPath } from '#src/site.ts';
import { waitForClocks } from '../e2e/visit.ts';

/** A Friday morning, when both offices are open. */
const fixedTime = new Date('2026-11-20T10:00:00Z');

async function open(page: Page, path: string) {
  await page.clock.setFixedTime(fixedTime);
  // Stops the footer's animals.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.goto(path);
  await waitForClocks(page);
}

async function expectScreenshot(page: Page, name: string) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await expect(page).toHaveScreenshot(name, { timeout: 20_000 });
}

const pages = {
  home: routes.home,
  services: routes.services,
  service: servicePath(services[0].slug),
  works: routes.works,
  work: workPath(loadWorks().find(({ prototype }) => prototype)?.slug ?? ''),
  contact: routes.contact,
  lost: '/no-such-page',
};

/** A phone, a tablet and a desktop, in CSS pixels. */
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
          await expectScreenshot(tab, name(page));
        });
      }

      test('menu', async ({ page: tab }) => {
        await open(tab, routes.home);
        await tab.getByRole('button', { name: /menu/i }).first().click();
        await tab.getByRole('dialog').waitFor();
        await expectScreenshot(tab, name('menu'));
      });
    });
  }
}
