import { type Database, databaseTimeoutMs, withDatabaseTimeout } from './database.ts';
import { migrations } from './migrations.ts';
import { isWebhook } from './notice.ts';
import type { Settings } from './respond.ts';
import { postedColumns } from './store.ts';
import { checkTurnstileSecret } from './turnstile.ts';

/** What the form needs, in words that say only whether it is there. */
export interface FormHealth {
  /** Whether inquiries can be stored. */
  database: 'ready' | 'unmigrated' | 'unavailable';
  /** Whether the agency is notified of them; without it they wait for `npm run inquiries -- retry`. */
  notifier: 'set' | 'unset' | 'unusable';
  /** Whether posts need a token of Turnstile, and whether Cloudflare knows the secret that it is verified with. */
  turnstile: 'on' | 'off' | 'refused' | 'unavailable';
}

/** Every table and column that a post writes to, in statements that write no row. */
export const tableChecks = [
  `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => "''").join(', ')} WHERE 0`,
  "INSERT INTO posts (sender, at) SELECT '', 0 WHERE 0",
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
 * @param wait how long the database may take, in milliseconds
 */
export async function checkForm(settings: Settings, wait = databaseTimeoutMs): Promise<FormHealth> {
  const { INQUIRIES: database, NOTIFY_WEBHOOK_URL: webhook } = settings;
  const unavailable = () => 'unavailable' as const;
  const [tables, turnstile] = await Promise.all([
    database ? withDatabaseTimeout(wait, () => checkTables(database)).catch(unavailable) : unavailable(),
    checkTurnstileSecret(settings),
  ]);
  const notifier = !webhook ? 'unset' : isWebhook(webhook) ? 'set' : 'unusable';
  return { database: tables, notifier, turnstile };
}

/** Whether a post that is valid would be stored, and the agency notified where a webhook is set. */
export const isHealthy = ({ database, notifier, turnstile }: FormHealth) =>
  database === 'ready' && notifier !== 'unusable' && (turnstile === 'on' || turnstile === 'off');
