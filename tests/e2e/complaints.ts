import { type BrowserContext, type ConsoleMessage, expect, type Page } from 'playwright/test';

/** Collects what the page reports from now on: console errors, warnings, exceptions, failed hydration. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser, not the page, logs a 404 for the page's own address.
    const fromBrowser = message.location().url === page.url() && message.text().includes('404');
    if (!fromBrowser) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

/** Chromium's message when the page's policy, including Trusted Types, blocks something. */
const forbidden = /Content Security Policy|requires 'Trusted/;

/** What the policy has blocked in a test; a test that provokes a violation removes it from here. */
export type Violations = string[];

/** Runs `use` with a browser context, and fails if the policy of a page in it has blocked anything. */
export async function withinPolicy(
  context: BrowserContext,
  violations: Violations,
  use: () => Promise<void>,
) {
  const listen = (message: ConsoleMessage) => {
    if (forbidden.test(message.text())) violations.push(message.text());
  };
  context.on('console', listen);
  await use();
  context.off('console', listen);
  expect(violations, 'what the Content Security Policy has blocked').toEqual([]);
}
