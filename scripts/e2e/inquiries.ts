import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { respond as takeInquiry } from '../../functions/api/contact/respond.ts';
import { servePages } from '../serve/servePages.ts';
import { sqliteD1 } from '../serve/sqliteD1.ts';
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

/** What may be wrong with the database of a site with faults. */
export type DatabaseState = 'well' | 'slow';

/**
 * The site whose forms ask for Turnstile, with a double of its verifier, and a database that fails on demand: the last
 * `DatabaseState` posted to `control` holds. A slow one answers when it is well again, long after the visitor was refused.
 */
export async function serveWithFaults() {
  const { database, databaseFile } = emptyDatabase();
  const webhook = await startWebhook();
  const verifier = await startVerifier();
  let release = () => {};
  const control = await startWebhook((posted) => {
    release();
    if (posted === 'slow') release = database.hold();
  });
  const vars = { NOTIFY_WEBHOOK_URL: webhook.url, TURNSTILE_SECRET: 'secret', TURNSTILE_VERIFY_URL: verifier.url };
  // The host's own Function waits longer for a slow database than a test should.
  const impatient = { waitUntil: () => {}, databaseTimeoutMs: 500 };
  const { url } = await servePages(telemetryFolder, {
    vars,
    database,
    instead: (request) =>
      new URL(request.url).pathname === '/api/contact'
        ? takeInquiry(request, { ...vars, INQUIRIES: database }, impatient)
        : undefined,
  });
  return { FAULTS_URL: url, FAULTS_FILE: databaseFile, FAULTS_WEBHOOK: webhook.url, FAULTS_CONTROL: control.url };
}
