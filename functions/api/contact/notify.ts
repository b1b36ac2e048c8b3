import type { Database } from './database.ts';
import { type Inquiry, inquiryColumns, sendNotice } from './notice.ts';

/** For so long nobody else tells of an inquiry that is being told of. More than a webhook may take. Milliseconds. */
export const notifyLockMs = 60_000;

/**
 * Tells the agency of a stored inquiry, unless that has been done or is being done, and records how it went. It fails
 * nobody: what is not recorded as sent is sent when the visitor posts it again, or by `npm run inquiries:retry`.
 * @param now milliseconds since 1970
 * @param wait how long the webhook may take, in milliseconds
 */
export async function notify(
  database: Database,
  id: number,
  url: string | undefined,
  now: number,
  wait?: number,
): Promise<void> {
  if (!url) return;
  try {
    const { results } = await database
      .prepare(
        `UPDATE inquiries SET notice = 'pending', notice_attempts = notice_attempts + 1, notice_at = ?2
         WHERE id = ?1 AND (notice = 'failed' OR notice = 'pending' AND (notice_at IS NULL OR notice_at < ?3))
         RETURNING ${inquiryColumns}`,
      )
      .bind(id, new Date(now).toISOString(), new Date(now - notifyLockMs).toISOString())
      .run<Inquiry>();
    const [inquiry] = results;
    if (!inquiry) return;
    const fault = await sendNotice(url, inquiry, wait);
    await database
      .prepare('UPDATE inquiries SET notice = ?, notice_error = ? WHERE id = ?')
      .bind(fault ? 'failed' : 'sent', fault ?? null, id)
      .run();
  } catch (error) {
    console.error(`INQUIRIES: the notice of ${id} could not be recorded: ${(error as Error).message}`);
  }
}
