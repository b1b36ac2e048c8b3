import { type Database, databaseTimeoutMs, withDatabaseTimeout } from './database.ts';
import { checkFiles, type FilesHealth } from './files.ts';
import { checkTables } from './migrations.ts';
import { isWebhook } from './notice.ts';
import type { Settings } from './settings.ts';
import { checkTurnstileSecret } from './turnstile.ts';
import { checkUpkeep, type Upkeep } from './upkeep.ts';

/** The public health report of the contact form. It names no secrets and no errors. */
export interface FormHealth extends Upkeep {
  database: 'ready' | 'unmigrated' | 'unavailable';
  files: FilesHealth;
  /** The webhook that notifies the agency of new inquiries. */
  notifier: 'set' | 'unset' | 'unusable';
  /** `refused` means that Cloudflare does not know TURNSTILE_SECRET. */
  turnstile: 'on' | 'off' | 'refused' | 'unavailable';
}

/**
 * Checks the services that the contact form depends on. Stores nothing.
 * @param now milliseconds since 1970
 */
export async function checkHealth(
  settings: Settings,
  now = Date.now(),
  timeoutMs = databaseTimeoutMs,
): Promise<FormHealth> {
  const { INQUIRIES: database, NOTIFY_WEBHOOK_URL: webhook } = settings;
  const unknown = { upkeep: 'unknown', notices: 'unknown' } as const;
  const unavailable = { tables: 'unavailable', ...unknown } as const;
  const checkDatabase = async (bound: Database) => {
    const tables = await checkTables(bound);
    return { tables, ...(tables === 'ready' ? await checkUpkeep(bound, webhook, now) : unknown) };
  };
  const [{ tables, ...upkeep }, files, turnstile] = await Promise.all([
    database
      ? withDatabaseTimeout(timeoutMs, () => checkDatabase(database)).catch(() => unavailable)
      : unavailable,
    checkFiles(settings.FILES, timeoutMs),
    checkTurnstileSecret(settings),
  ]);
  const notifier = !webhook ? 'unset' : isWebhook(webhook) ? 'set' : 'unusable';
  return { database: tables, files, notifier, turnstile, ...upkeep };
}

/**
 * Whether the form can store posts and files, its webhook is usable if it has one, and neither
 * upkeep nor notices are late. The upkeep is `unknown` if the database is not ready.
 */
export const isHealthy = ({ files, notifier, turnstile, upkeep, notices }: FormHealth) =>
  (files === 'ready' || files === 'off') &&
  notifier !== 'unusable' &&
  (turnstile === 'on' || turnstile === 'off') &&
  upkeep === 'done' &&
  notices === 'none';
