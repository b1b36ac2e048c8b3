import type { BrowserContext, Page } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { test as base, expect, failOnViolations } from './base.ts';

export { expect };

/** Stores an answer to the cookie notice before each page of a context loads. */
export const storeAnswer = (context: BrowserContext, answer: 'true' | 'false') =>
  context.addInitScript(
    // Skips frames of prototypes, which have no storage.
    ([key, value]) => origin === 'null' || localStorage.setItem(key, value),
    [cookieAnswerKey, answer] as const,
  );

/** `test` with a visitor who answered the cookie notice; `answer: null` makes it a first visit. */
export const test = base.extend<{ answer: 'true' | 'false' | null; violations: string[] }>({
  answer: ['false', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the braces
  violations: async ({}, use) => use([]),
  context: async ({ context, answer, violations }, use, info) => {
    info.setTimeout(120_000);
    if (answer) await storeAnswer(context, answer);
    await failOnViolations(context, violations, () => use(context));
  },
});

/** Waits until React has hydrated the page. Lazy parts may load later. */
export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Waits for the offices' clocks in the footer, which load last, when the browser is idle. */
export const waitForClocks = (page: Page) =>
  expect(page.getByRole('contentinfo')).toContainText(/\d\d:\d\d/);

/** Opens a page and waits until it is hydrated and its fonts have loaded. */
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

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether the scroll position changes within the next twenty frames. */
export async function isScrolling(page: Page): Promise<boolean> {
  const before = await scrollTop(page);
  await waitForFrames(page, 20);
  return (await scrollTop(page)) !== before;
}

/** Scrolls to a position in CSS pixels and waits for the page's reaction. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await waitForFrames(page);
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
