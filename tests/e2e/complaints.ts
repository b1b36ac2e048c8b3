import { type BrowserContext, type ConsoleMessage, expect, type Page } from 'playwright/test';

/** Collects what the page has to complain about from now on: errors, warnings, exceptions, failed hydration. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // That the address asked for leads nowhere is what the browser says, not the page.
    const itself = message.location().url === page.url() && message.text().includes('404');
    if (!itself) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

/** What Chromium says when the page's policy forbids something, Trusted Types among it. */
const forbidden = /Content Security Policy|requires 'Trusted/;

/** What the policy has forbidden in a test; a test that provokes it takes it out. */
export type Violations = string[];

/** Lets `use` run with a browser's context, and fails if the pages in it have done what their policy forbids. */
export async function withinPolicy(context: BrowserContext, violations: Violations, use: () => Promise<void>) {
  const listen = (message: ConsoleMessage) => {
    if (forbidden.test(message.text())) violations.push(message.text());
  };
  context.on('console', listen);
  await use();
  context.off('console', listen);
  expect(violations, 'what the Content Security Policy forbids').toEqual([]);
}
