import type { Database } from '../../functions/api/contact/database.ts';
import { notify } from '../../functions/api/contact/notify.ts';
import { unnotified } from '../../functions/api/contact/upkeep.ts';
import { type Row, rowColumns } from './rows.ts';

/** The newest inquiries, last one last; all of them where no limit is given. */
export async function list(database: Database, limit = -1) {
  const { results } = await database
    .prepare(`SELECT ${rowColumns} FROM inquiries ORDER BY id DESC LIMIT ?`)
    .bind(limit)
    .run<Row & Record<string, string | number | null>>();
  return results.reverse();
}

/**
 * Sends the notice of every inquiry that has none, and records the result.
 * @param say gets a line for each
 * @returns how many notices were sent and how many failed
 */
export async function retryNotices(
  database: Database,
  url: string,
  say: (line: string) => void = console.log,
) {
  const waiting = await unnotified(database, Date.now());
  let notified = 0;
  for (const { id, reference } of waiting) {
    const isNotified = await notify(database, id, url, Date.now());
    if (isNotified) notified += 1;
    say(`${reference}: ${isNotified ? 'notified' : 'failed'}`);
  }
  return { notified, failed: waiting.length - notified };
}

/** `365d` in days. @throws Error that says what is expected */
export function parseDays(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(days))
    throw new Error(`--older-than is "${age ?? ''}"; expected a number of days such as 365d`);
  return days;
}

/**
 * Deletes all that one person has sent, however they spelled their address's capitals.
 * @returns the references of the deleted inquiries, and which of them the agency may have been notified of
 */
export async function forget(database: Database, email: string) {
  const { results: gone } = await database
    .prepare('DELETE FROM inquiries WHERE email_folded = ? RETURNING reference, notice')
    .bind(email.toLowerCase())
    .run<{ reference: string; notice: string }>();
  const references = (some: typeof gone) => some.map(({ reference }) => reference);
  // A failed notice may still have arrived.
  return {
    gone: references(gone),
    notified: references(gone.filter(({ notice }) => notice !== 'pending')),
  };
}
