import type { Statements } from '#functions/contact/database.ts';
import { isWebhook } from '#functions/contact/notice.ts';
import { notify } from '#functions/contact/notify.ts';
import type { Files } from './files.ts';
import { type Row, rowColumns } from './rows.ts';

/** Lists the newest inquiries, in the order in which they arrived. A limit of -1 lists all. */
export async function list(database: Statements, limit = -1) {
  const { results } = await database
    .prepare(`SELECT ${rowColumns} FROM inquiries ORDER BY id DESC LIMIT ?`)
    .bind(limit)
    .run<Row & Record<string, string | number | null>>();
  return results.reverse();
}

/** @returns how many notices were missing, and how many were sent */
export async function retryNotices(database: Statements, url = '') {
  if (!isWebhook(url)) throw new Error(`NOTIFY_WEBHOOK_URL is "${url}"; expected an https URL`);
  const { results } = await database
    .prepare("SELECT id FROM inquiries WHERE notice <> 'sent' ORDER BY id")
    .run<{ id: number }>();
  let sent = 0;
  for (const { id } of results) if (await notify(database, { id, url, now: Date.now() })) sent += 1;
  return { missing: results.length, sent };
}

export function parseLimit(limit: string): number {
  const number = Number(limit);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--limit is "${limit}"; expected a whole number from 1`);
}

/** Selects what to delete or save: a condition in SQL, and its value. */
type Selection = [condition: string, value: string];

/** @throws Error without a reference */
export function ofReference(reference = ''): Selection {
  if (reference) return ['reference = ?', reference.toUpperCase()];
  throw new Error('expected the reference of an inquiry, such as 7K3M-9Q2X');
}

/** Ignores capitals, because people vary them. @throws Error unless `email` is an address */
export function ofPerson(email = ''): Selection {
  if (/^[^@]+@[^@]+$/.test(email.trim())) return ['email_folded = ?', email.trim().toLowerCase()];
  throw new Error(`--email is "${email}"; expected an address such as anna@example.com`);
}

/** @param age such as `365d` */
export function olderThan(age = '', isConfirmed = false): Selection {
  const [, days] = /^(\d{1,5})d$/.exec(age) ?? [];
  if (!days) throw new Error(`--older-than is "${age}"; expected a number of days such as 365d`);
  if (Number(days) < 30 && !isConfirmed)
    throw new Error(`This deletes inquiries of the last 30 days. To confirm, add --yes`);
  return ['received_at < ?', new Date(Date.now() - Number(days) * 86_400_000).toISOString()];
}

async function filesOf(database: Statements, [condition, value]: Selection) {
  const { results } = await database
    .prepare(`SELECT cv FROM inquiries WHERE ${condition} AND cv <> ''`)
    .bind(value)
    .run<{ cv: string }>();
  return results.map(({ cv }) => cv);
}

/** @returns the files' names @throws Error if the inquiry has none, or if there is no bucket */
export async function saveFiles(database: Statements, files: Files | undefined, reference = '') {
  if (!files) throw new Error('wrangler.toml has no bucket FILES, which keeps the CVs');
  const names = await filesOf(database, ofReference(reference));
  if (names.length === 0) throw new Error(`No inquiry ${reference} has a file`);
  for (const name of names) await files.save(name);
  return names;
}

/**
 * Deletes inquiries and their files, the files first: the inquiries name them.
 * @returns the references of all deleted inquiries, and of those that webhooks may have sent
 * elsewhere, and the names of files that remain because there is no bucket
 */
export async function forget(database: Statements, files: Files | undefined, selection: Selection) {
  const names = await filesOf(database, selection);
  for (const name of names) await files?.delete(name);
  const [condition, value] = selection;
  const { results } = await database
    .prepare(`DELETE FROM inquiries WHERE ${condition} RETURNING reference, notice`)
    .bind(value)
    .run<{ reference: string; notice: string }>();
  const referencesOf = (rows: typeof results) => rows.map(({ reference }) => reference);
  return {
    deleted: referencesOf(results),
    // Includes `failed` notices, which may still have arrived.
    notified: referencesOf(results.filter(({ notice }) => notice !== 'pending')),
    keptFiles: files ? [] : names,
  };
}
