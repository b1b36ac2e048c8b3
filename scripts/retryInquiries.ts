/**
 * `npm run inquiries:retry`: tells of every inquiry that nobody has been told of, through NOTIFY_WEBHOOK_URL. What came
 * within the last minute is left to the Function, which may be at it.
 */
import { sendNotice } from '../functions/api/contact/notice.ts';
import { command, readOptions } from './inquiries/options.ts';
import { literal, query } from './inquiries/query.ts';
import { type Row, rowColumns } from './inquiries/rows.ts';

await command(async () => {
  const { where } = readOptions({});
  const url = process.env.NOTIFY_WEBHOOK_URL;
  if (!url) throw new Error('NOTIFY_WEBHOOK_URL is not set; expected the address that inquiries are told to');
  const before = new Date(Date.now() - 60_000).toISOString();
  const untold = query<Row>(
    `SELECT ${rowColumns} FROM inquiries
     WHERE notice = 'failed' OR (notice = 'pending' AND received_at < ${literal(before)}) ORDER BY id`,
    where,
  );
  let failed = 0;
  for (const { notice, notice_attempts, notice_error, ...inquiry } of untold) {
    const fault = await sendNotice(url, inquiry);
    query(
      `UPDATE inquiries SET notice = ${literal(fault ? 'failed' : 'sent')}, notice_attempts = notice_attempts + 1,
       notice_at = ${literal(new Date().toISOString())}, notice_error = ${literal(fault ?? null)} WHERE id = ${inquiry.id}`,
      where,
    );
    if (fault) failed += 1;
    console.log(`${inquiry.reference}: ${fault ?? 'told'}`);
  }
  console.log(`${untold.length - failed} told, ${failed} failed.`);
  if (failed) process.exitCode = 1;
});
