import type { Page } from 'playwright/test';
import { expect } from './visit.ts';

/** Holds every request that matches back, until the function is called that this resolves to; then all go on. */
export async function holdBack(page: Page, matching: string | RegExp | ((url: URL) => boolean)) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching, (route) => released.then(() => route.continue()).catch(() => {}));
  return release;
}

/**
 * The scripts of which a page can do without: those that are asked for when what its HTML names has come. The menu's and the
 * animals' are, so it waits for two; a busy browser asks for them late.
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
