import type { Page } from 'playwright/test';

/** Holds back matching requests. Resolves to a function that releases these and all later ones. */
export async function holdRequests(
  page: Page,
  matching: string | RegExp | ((url: URL) => boolean),
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching, (route) => released.then(() => route.continue()).catch(() => {}));
  return release;
}
