import { expect, type Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';

/** A Friday morning, within the office hours of both offices. */
const moment = new Date('2026-11-20T10:00:00Z');

/** Opens a page so that it looks the same each time: the notice answered, nothing moving, the clock stopped. */
export async function open(page: Page, path: string) {
  await page.clock.setFixedTime(moment);
  // Only the animals' drift is random; with reduced motion they stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.goto(path);
  // Only React renders the offices' clocks: from then on the page responds.
  await expect(page.locator('footer')).toContainText(/\d\d:\d\d/, { timeout: 20_000 });
}

/** Loads everything that the screen shows, including what loads on scroll, and compares it with the baseline of that name. */
export async function picture(page: Page, name: string) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await expect(page).toHaveScreenshot(name, { timeout: 20_000 });
}
