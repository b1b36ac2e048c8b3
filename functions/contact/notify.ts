import { alertOperators } from './alert.ts';
import type { Statements } from './database.ts';
import { type Inquiry, inquiryColumns, sendNotice } from './notice.ts';

/** How long an instance keeps others from sending the same notice. Exceeds the timeout. */
export const notifyLockMs = 60_000;

interface NoticeOptions {
  /** The inquiry's. */
  id: number;
  /** NOTIFY_WEBHOOK_URL */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
  /** How long the webhook may take. */
  timeoutMs?: number | undefined;
}

/**
 * Notifies the agency of a stored inquiry, unless that is done or in progress, and records the
 * result. Never throws: the upkeep and `npm run inquiries -- retry` repeat failed notices.
 * @returns whether the notice was sent or is in progress
 */
export async function notify(
  database: Statements,
  { id, url, now, timeoutMs }: NoticeOptions,
): Promise<boolean> {
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
    if (!inquiry) return true;
    const problem = await sendNotice(url, inquiry, timeoutMs);
    await database
      .prepare('UPDATE inquiries SET notice = ?, notice_error = ? WHERE id = ?')
      .bind(problem ? 'failed' : 'sent', problem ?? null, id)
      .run();
    return !problem;
  } catch (error) {
    const text = `the notice of ${id} could not be recorded: ${(error as Error).message}`;
    const settings = { INQUIRIES: database, NOTIFY_WEBHOOK_URL: url };
    await alertOperators(settings, { problem: 'notices', text, now });
    return false;
  }
}
