import { expect, type Page } from 'playwright/test';
import { mascots } from '#src/content/facts/mascots.ts';

export const focusable =
  'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

/** The selector of the part that visitors can use: the open dialog, or the page. */
export const findRoot = async (page: Page) =>
  (await page.locator('dialog:modal').count()) ? ('dialog:modal' as const) : ('body' as const);

/**
 * Scrolls to the end of the page until the animals have loaded. The page may grow in the meantime.
 */
export const waitForAnimals = (page: Page) =>
  expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    if (mascots.length === 0) return;
    // A phone's footer is taller than the window. Playwright's `scrollIntoViewIfNeeded` would wait
    // until the animal stops.
    const first = page.locator('footer img').first();
    await first.evaluate(
      (it) => it.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
      undefined,
      { timeout: 1000 },
    );
    await page.locator('footer button').first().waitFor({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
