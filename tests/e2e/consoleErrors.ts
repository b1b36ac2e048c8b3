import { type BrowserContext, type ConsoleMessage, expect, type Page } from 'playwright/test';

/**
 * Chromium's warning about a preloaded picture that is shown late or, in a resized window, in
 * another width. It depends on the machine. pages.spec.ts checks that no page loads a picture
 * twice.
 */
const latePreload = /was preloaded using link preload but not used/;

/** Collects console errors, warnings and exceptions from now on, including hydration errors. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs a 404 of the page's URL.
    const is404OfPage = message.location().url === page.url() && message.text().includes('404');
    if (!is404OfPage && !latePreload.test(message.text()))
      errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  return errors;
}

/** Matches Chromium's message when the Content Security Policy or Trusted Types block something. */
const violationMessage = /Content Security Policy|requires 'Trusted/;

/** The policy violations of a test. A test that provokes some removes them from this list. */
export type Violations = string[];

/** Runs `use`, and fails the test if a page of this browser context violated its policy. */
export async function failOnViolations(
  context: BrowserContext,
  violations: Violations,
  use: () => Promise<void>,
) {
  const onConsole = (message: ConsoleMessage) => {
    if (violationMessage.test(message.text())) violations.push(message.text());
  };
  context.on('console', onConsole);
  await use();
  context.off('console', onConsole);
  expect(violations, 'violations of the Content Security Policy').toEqual([]);
}
