import { type Database, databaseTimeoutMs, withDatabaseTimeout } from './database.ts';
import { isWebhook } from './notice.ts';
import type { Settings } from './settings.ts';
import { postedColumns } from './store.ts';
import { checkTurnstileSecret } from './turnstile.ts';
import { checkUpkeep, type Upkeep } from './upkeep.ts';

/** The files in `migrations/`, which the Function cannot read; a test compares them. */
export const migrations = ['0001_inquiries.sql', '0002_upkeep.sql'];

/** What the form needs, in words that say only whether it is there. */
export interface FormHealth extends Upkeep {
  database: 'ready' | 'unmigrated' | 'unavailable';
  /** Whether the agency is notified of them; without it they wait for `npm run inquiries -- retry`. */
  notifier: 'set' | 'unset' | 'unusable';
  /** Whether posts need a token of Turnstile, and whether Cloudflare knows the secret that it is verified with. */
  turnstile: 'on' | 'off' | 'refused' | 'unavailable';
}

/** Every table and column that a post writes to, in statements that write no row. */
export const tableChecks = [
  `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => "''").join(', ')} WHERE 0`,
  "INSERT INTO posts (sender, network, at) SELECT '', '', 0 WHERE 0",
  "INSERT INTO upkeep (what, at) SELECT '', 0 WHERE 0",
  "INSERT INTO salts (day, salt) SELECT '', '' WHERE 0",
];

async function checkTables(database: Database): Promise<FormHealth['database']> {
  try {
    const [applied] = await database.batch<{ name: string }>(
      ['SELECT name FROM d1_migrations', ...tableChecks].map((sql) => database.prepare(sql)),
    );
    const names = applied?.results.map(({ name }) => name) ?? [];
    return migrations.every((name) => names.includes(name)) ? 'ready' : 'unmigrated';
  } catch (error) {
    if (/no such (table|column)|has no column/.test((error as Error).message)) return 'unmigrated';
    throw error;
  }
}

/**
 * Checks all that a post of the form goes through behind the form, and stores nothing.
 * @param now milliseconds since 1970
 * @param wait how long the database may take, in milliseconds
 */
export async function checkForm(
  settings: Settings,
  now = Date.now(),
  wait = databaseTimeoutMs,
): Promise<FormHealth> {
  const { INQUIRIES: database, NOTIFY_WEBHOOK_URL: webhook } = settings;
  const unknown = { upkeep: 'unknown', notices: 'unknown' } as const;
  const unavailable = { tables: 'unavailable', ...unknown } as const;
  const ask = async (asked: Database) => {
    const tables = await checkTables(asked);
    return { tables, ...(tables === 'ready' ? await checkUpkeep(asked, webhook, now) : unknown) };
  };
  const [{ tables, ...kept }, turnstile] = await Promise.all([
    database
      ? withDatabaseTimeout(wait, () => ask(database)).catch(() => unavailable)
      : unavailable,
    checkTurnstileSecret(settings),
  ]);
  const notifier = !webhook ? 'unset' : isWebhook(webhook) ? 'set' : 'unusable';
  return { database: tables, notifier, turnstile, ...kept };
}

/** Whether a post that is valid would be stored, the agency notified where a webhook is set, and nothing of that is late. */
export const isHealthy = ({ database, notifier, turnstile, upkeep, notices }: FormHealth) =>
  database === 'ready' &&
  notifier !== 'unusable' &&
  (turnstile === 'on' || turnstile === 'off') &&
  upkeep === 'done' &&
  notices === 'none';
