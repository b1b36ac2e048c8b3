import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteD1 } from '../../tests/functions/sqliteD1.ts';
import { servePages } from '../serve/servePages.ts';
import { startWebhook } from './webhook.ts';

function emptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-inquiries-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const databaseFile = join(folder, 'inquiries.sqlite');
  return { databaseFile, database: sqliteD1(databaseFile) };
}

/** The site in `out` with an empty database of its own and a webhook for its notices. */
export async function serveWithInquiries(vars: Record<string, string>) {
  const { database, databaseFile } = emptyDatabase();
  const webhook = await startWebhook();
  const { url } = await servePages('out', {
    vars: { ...vars, NOTIFY_WEBHOOK_URL: webhook.url },
    database,
  });
  return { INQUIRIES_URL: url, INQUIRIES_FILE: databaseFile, WEBHOOK_URL: webhook.url };
}

/** A double of Cloudflare's siteverify: accepts each token of a person once. */
function startVerifier() {
  const taken = new Set<unknown>();
  return startWebhook((posted) => {
    const { response: token } = posted as { response: string };
    const success = !taken.has(token) && token.startsWith('person');
    taken.add(token);
    return { success, 'error-codes': success ? [] : ['invalid-input-response'] };
  });
}

/** The site whose forms ask for Turnstile, with a double of its verifier and an empty database. */
export async function serveWithTurnstile(more: Record<string, string>) {
  const { database, databaseFile } = emptyDatabase();
  const vars = {
    ...more,
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_VERIFY_URL: (await startVerifier()).url,
  };
  const { url } = await servePages('out', { vars, database });
  return { TURNSTILE_URL: url, TURNSTILE_INQUIRIES_FILE: databaseFile };
}
