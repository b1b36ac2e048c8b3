import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteD1 } from '../../tests/functions/sqliteD1.ts';
import { servePages } from '../serve/servePages.ts';
import { telemetryFolder } from './telemetry.ts';
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
  const { url } = await servePages('out', { vars: { ...vars, NOTIFY_WEBHOOK_URL: webhook.url }, database });
  return { INQUIRIES_URL: url, INQUIRIES_FILE: databaseFile, WEBHOOK_URL: webhook.url };
}

/** A double of Cloudflare's siteverify: accepts each token once, and none that begins with `bot`. */
function startVerifier() {
  const taken = new Set<unknown>();
  return startWebhook((posted) => {
    const { response: token } = posted as { response: string };
    const success = !taken.has(token) && !token.startsWith('bot');
    taken.add(token);
    return { success, 'error-codes': success ? [] : ['timeout-or-duplicate'] };
  });
}

/** The site whose forms ask for Turnstile, with a double of its verifier and an empty database. */
export async function serveWithTurnstile() {
  const { database, databaseFile } = emptyDatabase();
  const vars = { TURNSTILE_SECRET: 'secret', TURNSTILE_VERIFY_URL: (await startVerifier()).url };
  const { url } = await servePages(telemetryFolder, { vars, database });
  return { TURNSTILE_URL: url, TURNSTILE_INQUIRIES_FILE: databaseFile };
}
