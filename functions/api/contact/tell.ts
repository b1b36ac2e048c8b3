import type { Database } from './database.ts';
import { type Inquiry, inquiryColumns, sendNotice } from './notice.ts';

/**
 * Tells the agency of a stored inquiry and records how that went. It fails nobody: what is not recorded as sent is sent by
 * `npm run inquiries:retry`.
 */
export async function tell(database: Database, id: number, url: string | undefined, wait?: number): Promise<void> {
  if (!url) return;
  try {
    const { results } = await database.prepare(`SELECT ${inquiryColumns} FROM inquiries WHERE id = ?`).bind(id).run<Inquiry>();
    const [inquiry] = results;
    if (!inquiry) return;
    const fault = await sendNotice(url, inquiry, wait);
    await database
      .prepare(
        'UPDATE inquiries SET notice = ?, notice_attempts = notice_attempts + 1, notice_at = ?, notice_error = ? WHERE id = ?',
      )
      .bind(fault ? 'failed' : 'sent', new Date().toISOString(), fault ?? null, id)
      .run();
  } catch (error) {
    console.error(`INQUIRIES: the notice of ${id} could not be recorded: ${(error as Error).message}`);
  }
}
