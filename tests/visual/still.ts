import { expect, type Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/site.ts';

/** A Friday morning, when both offices are at work. */
const moment = new Date('2026-11-20T10:00:00Z');

/** Opens a page so that it looks the same each time: the notice answered, nothing moving, time standing still. */
export async function open(page: Page, path: string) {
  await page.clock.setFixedTime(moment);
  // Only the animals' drift is random; they stand still where reduced motion is preferred.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.goto(path);
  // Only React renders the offices' clocks: from then on the page responds.
  await expect(page.locator('footer')).toContainText(/\d\d:\d\d/, { timeout: 20_000 });
}

/** Loads what waits for scrolling, and everything else that a picture shows. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** Compares what is on the screen with the baseline of that name. */
export async function picture(page: Page, name: string) {
  await settle(page);
  await expect(page).toHaveScreenshot(name, { timeout: 20_000 });
}
