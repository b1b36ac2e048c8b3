import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { errorCount } from '#src/contact/sentences.ts';
import { siteLanguage } from '#src/site.ts';
import formWords from '#words/form';
import type { test } from './visit.ts';

export const words = formWords[siteLanguage];

/** Each test uses another email address. */
export function storedBy(email: string, file = '') {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const rows = database.prepare('SELECT * FROM inquiries WHERE email = ?').all(email);
  return rows as Record<string, string>[];
}

export const form = (page: Page) => page.locator('form');
export const button = (page: Page) => form(page).locator('button');
export const errorSummary = (page: Page, errors: number) =>
  page.getByRole('group', { name: errorCount(words, errors) });
export const message = 'We run eleven clinics.\nCould you look at our booking screen? 🐻 שלום';

export const uniqueAddress = () => `${crypto.randomUUID()}@example.com`;

export async function fill(page: Page, email: string) {
  for (const [id, text] of Object.entries({ name: 'Ölveti Åsa', email, message }))
    await form(page).locator(`#${id}`).fill(text);
}

let senders = 0;

/** Gives each worker its own IP address, because the Function limits inquiries per IP address. */
export const ownNetwork: Parameters<typeof test.use>[0] = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    senders += 1;
    await use({ 'CF-Connecting-IP': `2001:db8:${workerIndex}:${senders}::1` });
  },
};
