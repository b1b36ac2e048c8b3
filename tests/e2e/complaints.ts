import type { Page } from 'playwright/test';

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
