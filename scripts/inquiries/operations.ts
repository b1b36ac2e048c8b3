import { sendNotice } from '../../functions/api/contact/notice.ts';
import { notifyLockMs } from '../../functions/api/contact/notify.ts';
import { type Query, sqlLiteral } from './query.ts';
import { type Row, rowColumns } from './rows.ts';

const day = 86_400_000;

/** The newest inquiries, last one last; all of them where no limit is given. */
export async function list(query: Query, limit?: number) {
  const newest = limit === undefined ? '' : ` LIMIT ${limit}`;
  const rows = await query<Row & Record<string, string | number | null>>(
    `SELECT ${rowColumns} FROM inquiries ORDER BY id DESC${newest}`,
  );
  return rows.reverse();
}

/**
 * Sends the notice of every inquiry that has none, and records the result.
 * @param say gets a line for each
 * @returns how many notices were sent and how many failed
 */
export async function retryNotices(query: Query, url: string, say: (line: string) => void = console.log) {
  const before = new Date(Date.now() - notifyLockMs).toISOString();
  const waiting = await query<Row>(
    `SELECT ${rowColumns} FROM inquiries
     WHERE notice = 'failed' OR (notice = 'pending' AND coalesce(notice_at, received_at) < ${sqlLiteral(before)}) ORDER BY id`,
  );
  let failed = 0;
  for (const { notice, notice_attempts, notice_error, ...inquiry } of waiting) {
    const problem = await sendNotice(url, inquiry);
    await query(
      `UPDATE inquiries SET notice = ${sqlLiteral(problem ? 'failed' : 'sent')}, notice_attempts = notice_attempts + 1,
       notice_at = ${sqlLiteral(new Date().toISOString())}, notice_error = ${sqlLiteral(problem ?? null)} WHERE id = ${inquiry.id}`,
    );
    if (problem) failed += 1;
    say(`${inquiry.reference}: ${problem ?? 'notified'}`);
  }
  return { notified: waiting.length - failed, failed };
}

/** `365d` in days. @throws Error that says what is expected */
export function parseDays(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(days)) throw new Error(`--older-than is "${age ?? ''}"; expected a number of days such as 365d`);
  return days;
}

/**
 * Deletes what is older than some days, and every sender's hash.
 * @returns the references of the deleted inquiries, the number of deleted hashes, and the time (ISO 8601) before which inquiries were deleted
 */
export async function purge(query: Query, days: number, now = Date.now()) {
  const before = new Date(now - days * day).toISOString();
  const gone = await query<{ reference: string }>(
    `DELETE FROM inquiries WHERE received_at < ${sqlLiteral(before)} RETURNING reference`,
  );
  const hashes = await query('DELETE FROM posts RETURNING at');
  await query('DELETE FROM salts');
  return { before, gone: gone.map(({ reference }) => reference), hashes: hashes.length };
}

/**
 * Deletes all that one person has sent, however they spelled their address's capitals.
 * @returns the references of the deleted inquiries, and which of them the agency may have been notified of
 */
export async function forget(query: Query, email: string) {
  const gone = await query<{ reference: string; notice: string }>(
    `DELETE FROM inquiries WHERE email_folded = ${sqlLiteral(email.toLowerCase())} RETURNING reference, notice`,
  );
  const references = (some: typeof gone) => some.map(({ reference }) => reference);
  // A failed notice may still have arrived.
  return { gone: references(gone), notified: references(gone.filter(({ notice }) => notice !== 'pending')) };
}
