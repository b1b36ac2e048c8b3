import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteD1 } from '../../tests/functions/sqliteD1.ts';
import { servePages } from '../serve/servePages.ts';
import { startWebhook } from './webhook.ts';

function createDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-inquiries-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const databaseFile = join(folder, 'inquiries.sqlite');
  return { databaseFile, database: sqliteD1(databaseFile) };
}

/** Serves `out` with an empty database, and with a webhook that receives its notices. */
export async function serveWithInquiries(vars: Record<string, string>) {
  const { database, databaseFile } = createDatabase();
  const webhook = await startWebhook();
  const { url } = await servePages('out', {
    vars: { ...vars, NOTIFY_WEBHOOK_URL: webhook.url },
    database,
  });
  return { INQUIRIES_URL: url, INQUIRIES_FILE: databaseFile, WEBHOOK_URL: webhook.url };
}

/** Starts a fake of Turnstile's API, which accepts each token that begins with `person` once. */
function startVerifier() {
  const usedTokens = new Set<unknown>();
  return startWebhook((posted) => {
    const { response: token } = posted as { response: string };
    const success = !usedTokens.has(token) && token.startsWith('person');
    usedTokens.add(token);
    return { success, 'error-codes': success ? [] : ['invalid-input-response'] };
  });
}

/** Serves `out` with Turnstile, a fake verifier and an empty database. */
export async function serveWithTurnstile(otherVars: Record<string, string>) {
  const { database, databaseFile } = createDatabase();
  const vars = {
    ...otherVars,
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_VERIFY_URL: (await startVerifier()).url,
  };
  const { url } = await servePages('out', { vars, database });
  return { TURNSTILE_URL: url, TURNSTILE_INQUIRIES_FILE: databaseFile };
}
