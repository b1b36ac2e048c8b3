import { expect, type Page } from 'playwright/test';
import { mascots } from '../../../src/content/facts/mascots.ts';

/** What the Tab key stops at. */
export const stops =
  'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

/** The selector of what a visitor can reach: the dialog that is open, or the page. */
export const rootOf = async (page: Page) =>
  (await page.locator('dialog:modal').count()) ? 'dialog:modal' : 'body';

/** Scrolls to the end of the page until the animals are there, if any, which are fetched last; the page may grow meanwhile. */
export const seeAnimals = (page: Page) =>
  expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    if (mascots.length === 0) return;
    // On a phone the footer is so high that they are out of reach at its end. Playwright would wait until one stands still.
    const first = page.locator('footer img').first();
    await first.evaluate(
      (it) => it.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
      undefined,
      { timeout: 1000 },
    );
    await page.locator('footer button').first().waitFor({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
