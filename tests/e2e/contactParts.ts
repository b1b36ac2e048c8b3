import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright/test';

/** What a database of inquiries holds of one sender; each test writes under an address of its own. */
export function storedBy(email: string, file: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    return database.prepare('SELECT * FROM inquiries WHERE email = ?').all(email) as Record<string, string>[];
  } finally {
    database.close();
  }
}

/** How often a webhook was notified of a sender's inquiry. */
export async function timesTold(email: string, webhook: string): Promise<number> {
  const told = (await (await fetch(`${webhook}/received`)).json()) as { replyTo: string }[];
  return told.filter(({ replyTo }) => replyTo === email).length;
}

export const form = (page: Page) => page.locator('form');
export const button = (page: Page) => form(page).getByRole('button');
export const message = 'We run eleven clinics.\nCould you look at our booking screen? 🐻 שלום';

export const uniqueAddress = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

export async function fill(place: Locator, email: string) {
  await place.getByLabel('Your name').fill('Ölveti Åsa');
  await place.getByLabel('Your e-mail').fill(email);
  await place.getByLabel('Your message').fill(message);
}
