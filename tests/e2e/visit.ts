import { expect, type Locator, type Page } from 'playwright/test';

export { test } from './base.ts';
export { skipUnless } from './skipUnless.ts';
export { expect };

/** A device with a touch screen, which scrolls and reads the viewport's size as phones do. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const allScripts = '**/_next/static/chunks/**';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until React has hydrated the page. Lazy parts may load later. */
export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Waits for the offices' clocks, which appear near the footer. */
export async function waitForClocks(page: Page) {
  const footer = page.getByRole('contentinfo');
  await footer.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await expect(footer).toContainText(/\d\d:\d\d/);
  await scrollTo(page, 0);
}

/** Also waits for the fonts, which move the text when they load. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return response;
}

/** Waits for some frames, so that a test can assert that something did not happen. */
export const waitForFrames = (page: Page, count = 3) =>
  page.evaluate(async (n) => {
    for (let frame = 0; frame < n; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** In CSS pixels of the window. */
export const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((it): DOMRect => it.getBoundingClientRect().toJSON()));

export async function centreOf(one: Locator) {
  const [{ x = 0, y = 0, width = 0, height = 0 } = {}] = await boxesOf(one);
  return { x: x + width / 2, y: y + height / 2 };
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to a position in CSS pixels and waits for the page's reaction. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await waitForFrames(page);
}

/** Chromium may never confirm a key that removes a prototype's frame, so waits for that instead. */
export async function pressEscape(page: Page) {
  const pressed = page.keyboard.press('Escape').catch(() => {});
  await (page.frames().length > 1 ? expect(page.locator('iframe')).toHaveCount(0) : pressed);
}

export function recordRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') urls.push(request.url());
  });
  return urls;
}

/** Holds back matching requests. Resolves to a function that releases these and all later ones. */
export async function holdRequests(page: Page, matching: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching, (route) => released.then(() => route.continue()).catch(() => {}));
  return release;
}
