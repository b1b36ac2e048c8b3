import type { Database } from '../../functions/api/contact/database.ts';
import { notify } from '../../functions/api/contact/notify.ts';
import { unnotified } from '../../functions/api/contact/upkeep.ts';
import { type Row, rowColumns } from './rows.ts';

/** Lists the newest inquiries, in the order in which they arrived. A limit of -1 lists all. */
export async function list(database: Database, limit = -1) {
  const { results } = await database
    .prepare(`SELECT ${rowColumns} FROM inquiries ORDER BY id DESC LIMIT ?`)
    .bind(limit)
    .run<Row & Record<string, string | number | null>>();
  return results.reverse();
}

/** Sends every missing notice, and prints a line for each. @returns the numbers of sent and failed ones */
export async function retryNotices(
  database: Database,
  url: string,
  log: (line: string) => void = console.log,
) {
  const waiting = await unnotified(database, Date.now());
  let notified = 0;
  for (const { id, reference } of waiting) {
    const isNotified = await notify(database, id, url, Date.now());
    if (isNotified) notified += 1;
    log(`${reference}: ${isNotified ? 'notified' : 'failed'}`);
  }
  return { notified, failed: waiting.length - notified };
}

/** Parses an age such as `365d`. @returns the number of days */
export function parseDays(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(days))
    throw new Error(`--older-than is "${age ?? ''}"; expected a number of days such as 365d`);
  return days;
}

/**
 * Deletes the inquiries of one person, whose email address may contain other capitals each time.
 * @returns the references of all deleted inquiries, and of those that webhooks may have sent elsewhere
 */
export async function forget(database: Database, email: string) {
  const { results } = await database
    .prepare('DELETE FROM inquiries WHERE email_folded = ? RETURNING reference, notice')
    .bind(email.toLowerCase())
    .run<{ reference: string; notice: string }>();
  const referencesOf = (rows: typeof results) => rows.map(({ reference }) => reference);
  return {
    deleted: referencesOf(results),
    // Includes `failed` notices, which may still have arrived.
    notified: referencesOf(results.filter(({ notice }) => notice !== 'pending')),
  };
}
