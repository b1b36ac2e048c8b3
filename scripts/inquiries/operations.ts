import type { Database } from '../../functions/api/contact/database.ts';
import { inquiryColumns, isWebhook, sendNotice } from '../../functions/api/contact/notice.ts';
import { notifyLockMs } from '../../functions/api/contact/notify.ts';
import { purge } from '../../functions/api/contact/upkeep.ts';
import type { Files } from './files.ts';
import { type Row, rowColumns } from './rows.ts';

/** In the order in which they arrived. A limit of -1 lists all. */
export async function list(database: Database, limit = -1) {
  const { results } = await database
    .prepare(`SELECT ${rowColumns} FROM inquiries ORDER BY id DESC LIMIT ?`)
    .bind(limit)
    .run<Row & Record<string, string | number | null>>();
  return results.reverse();
}

/**
 * Sends every missing notice that the Function is not just sending, in two runs of wrangler, which
 * take seconds each.
 */
export async function retryNotices(database: Database, url: string, now = Date.now()) {
  if (!isWebhook(url)) throw new Error(`NOTIFY_WEBHOOK_URL is "${url}", which is not https`);
  const { results } = await database
    .prepare(
      `UPDATE inquiries SET notice = 'pending', notice_attempts = notice_attempts + 1, notice_at = ?
       WHERE notice = 'failed' OR notice = 'pending' AND (notice_at IS NULL OR notice_at < ?)
       RETURNING ${inquiryColumns}`,
    )
    .bind(new Date(now).toISOString(), new Date(now - notifyLockMs).toISOString())
    .run<Row>();
  const outcomes = new Map<string | undefined, number[]>();
  for (const inquiry of results.sort((a, b) => a.id - b.id)) {
    const problem = await sendNotice(url, inquiry);
    outcomes.set(problem, [...(outcomes.get(problem) ?? []), inquiry.id]);
  }
  const updates = [...outcomes].map(([problem, ids]) =>
    database
      .prepare(`UPDATE inquiries SET notice = ?, notice_error = ? WHERE id IN (${ids})`)
      .bind(problem ? 'failed' : 'sent', problem ?? null),
  );
  if (updates.length) await database.batch(updates);
  const notified = outcomes.get(undefined)?.length ?? 0;
  return { notified, failed: results.length - notified };
}

export function parseLimit(limit: string): number {
  const number = Number(limit);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--limit is "${limit}"; expected a whole number from 1`);
}

/** Returns the days of an age such as `365d`. */
export function parseDays(age = '', isConfirmed = false): number {
  const days = Number(/^(\d{1,5})d$/.exec(age)?.[1] ?? Number.NaN);
  if (Number.isNaN(days))
    throw new Error(`--older-than is "${age}"; expected a number of days such as 365d`);
  if (days < 30 && !isConfirmed)
    throw new Error(`This deletes inquiries of the last 30 days. To confirm, add --yes`);
  return days;
}

/** Returns the names of the files of some inquiries. */
async function namesOfFiles(database: Database, condition: string, value: string) {
  const { results } = await database
    .prepare(`SELECT cv FROM inquiries WHERE ${condition} AND cv <> ''`)
    .bind(value)
    .run<{ cv: string }>();
  return results.map(({ cv }) => cv);
}

/** Saves the files of an inquiry in the working folder. @returns their names @throws Error if it has none */
export async function saveFiles(database: Database, files: Files, reference: string) {
  const names = await namesOfFiles(database, 'reference = ?', reference.toUpperCase());
  if (names.length === 0) throw new Error(`No inquiry ${reference} has a file`);
  for (const name of names) await files.save(name);
  return names;
}

/** Deletes old inquiries and their files, the files first: the inquiries name them. */
export async function purgeWithFiles(database: Database, files: Files, days: number, now: number) {
  const before = new Date(now - days * 86_400_000).toISOString();
  for (const name of await namesOfFiles(database, 'received_at < ?', before))
    await files.delete(name);
  return purge(database, days, now);
}

/** Selects what to forget: all that one person has sent, or one inquiry. */
export function selection({ email = '', reference = '' }): [condition: string, value: string] {
  if (/^[^@]+@[^@]+$/.test(email.trim())) return ['email_folded = ?', email.trim().toLowerCase()];
  if (reference) return ['reference = ?', reference.toUpperCase()];
  throw new Error(
    'expected --email with an address such as anna@example.com, or a reference such as 7K3M-9Q2X',
  );
}

/**
 * Deletes inquiries and their files. The address may contain other capitals each time.
 * @returns the references of all deleted inquiries, and of those that webhooks may have sent elsewhere
 */
export async function forget(
  database: Database,
  files: Files,
  [condition, value]: ReturnType<typeof selection>,
) {
  for (const name of await namesOfFiles(database, condition, value)) await files.delete(name);
  const { results } = await database
    .prepare(`DELETE FROM inquiries WHERE ${condition} RETURNING reference, notice`)
    .bind(value)
    .run<{ reference: string; notice: string }>();
  const referencesOf = (rows: typeof results) => rows.map(({ reference }) => reference);
  return {
    deleted: referencesOf(results),
    // Includes `failed` notices, which may still have arrived.
    notified: referencesOf(results.filter(({ notice }) => notice !== 'pending')),
  };
}
