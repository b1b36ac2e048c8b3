import type { Page } from 'playwright/test';
import { expect } from './visit.ts';

/** Holds back all matching requests. Resolves to a function that lets them, and all later ones, go on. */
export async function holdBack(page: Page, matching: string | RegExp | ((url: URL) => boolean)) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching, (route) => released.then(() => route.continue()).catch(() => {}));
  return release;
}

/**
 * The scripts that a page works without: those requested in addition to the ones its HTML lists. The menu's and the animals' are
 * among them, so it waits for at least two; a busy browser requests them late.
 */
export async function optionalScripts(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const named = await page.evaluate(() => JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[]);
  const optional = () => [...asked].filter((script) => !named.includes(script));
  await expect.poll(() => optional().length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  return optional();
}
