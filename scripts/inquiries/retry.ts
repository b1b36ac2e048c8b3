import { sendNotice } from '../../functions/api/contact/notice.ts';
import { notifyLockMs } from '../../functions/api/contact/notify.ts';
import { type Query, sqlLiteral } from './query.ts';
import { type Row, rowColumns } from './rows.ts';

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
    const fault = await sendNotice(url, inquiry);
    await query(
      `UPDATE inquiries SET notice = ${sqlLiteral(fault ? 'failed' : 'sent')}, notice_attempts = notice_attempts + 1,
       notice_at = ${sqlLiteral(new Date().toISOString())}, notice_error = ${sqlLiteral(fault ?? null)} WHERE id = ${inquiry.id}`,
    );
    if (fault) failed += 1;
    say(`${inquiry.reference}: ${fault ?? 'notified'}`);
  }
  return { notified: waiting.length - failed, failed };
}
