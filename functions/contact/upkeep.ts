import { retentionDays } from '../../src/contact/limits.ts';
import { alertOperators, claimTask } from './alert.ts';
import type { Database } from './database.ts';
import { dayMs, hourMs } from './durations.ts';
import { deleteOldFiles } from './files.ts';
import { postJson } from './notice.ts';
import { notify, notifyLockMs } from './notify.ts';
import type { Settings } from './settings.ts';

/**
 * The number of notices per run. Each takes three requests, and Cloudflare's free plan allows 50
 * per invocation (https://developers.cloudflare.com/workers/platform/limits/).
 */
const maxNotices = 10;

/** References or files per message. Mattermost refuses texts of more than 16,383 characters. */
const maxReferences = 400;

/**
 * Deletes old inquiries, expired rate-limit counts and salts of other days.
 * @param recorded the SQL expression that names each deleted inquiry for `reportDeletions`
 */
async function purge(database: Database, now: number, recorded?: string) {
  const before = new Date(now - retentionDays * dayMs).toISOString();
  const record = `INSERT INTO deletions (reference) SELECT ${recorded} FROM inquiries WHERE received_at < ?`;
  await database.batch([
    ...(recorded ? [database.prepare(record).bind(before)] : []),
    database.prepare('DELETE FROM inquiries WHERE received_at < ?').bind(before),
    database.prepare('DELETE FROM posts WHERE at <= ?').bind(now - hourMs),
    database
      .prepare('DELETE FROM salts WHERE day <> ?')
      .bind(new Date(now).toISOString().slice(0, 10)),
  ]);
}

/** Sends the references of deleted inquiries to the webhook, and then forgets them. */
async function reportDeletions(database: Database, url: string) {
  const { results } = await database
    .prepare('SELECT id, reference FROM deletions ORDER BY id LIMIT ?')
    .bind(maxReferences)
    .run<{ id: number; reference: string }>();
  const last = results.at(-1);
  if (!last) return;
  const references = results.map(({ reference }) => reference).join(', ');
  const files = references.includes('.pdf')
    ? '. Each name that ends in .pdf is a CV still in the bucket, which this deployment no longer has: delete it there'
    : '';
  const text = `${results.length} inquiries are older than ${retentionDays} days and were deleted, as the privacy policy promises. Delete them from mailboxes and chats as well: ${references}${files}`;
  const problem = await postJson(url, { subject: 'Old inquiries were deleted', text });
  if (!problem) await database.prepare('DELETE FROM deletions WHERE id <= ?').bind(last.id).run();
}

/** The nightly smoke test may be the day's only request, so one failed night is tolerated. */
const lateAfterMs = 2 * dayMs;

/**
 * Finds inquiries that the agency was not notified of, those with the fewest attempts first. Leaves
 * out those that arrived long before there was a webhook: no notice of them was ever tried.
 * @param now milliseconds since 1970
 */
async function unnotified(database: Database, now: number) {
  const before = (ms: number) => new Date(now - ms).toISOString();
  const { results } = await database
    .prepare(
      `SELECT id FROM inquiries
       WHERE notice <> 'sent' AND coalesce(notice_at, received_at) < ?
         AND (notice_attempts > 0 OR received_at >= ?)
       ORDER BY notice_attempts, id LIMIT ?`,
    )
    .bind(before(notifyLockMs), before(lateAfterMs), maxNotices)
    .run<{ id: number }>();
  return results;
}

/**
 * Deletes old inquiries and files at most once an hour, and sends a batch of pending notices and
 * deleted references to the webhook. Never throws.
 * @param now milliseconds since 1970
 */
export async function doUpkeep(settings: Settings, now: number) {
  const { INQUIRIES: database, NOTIFY_WEBHOOK_URL: url } = settings;
  if (!database) return;
  try {
    const isDue = await claimTask(database, { task: 'begun', now });
    if (isDue) {
      // The name of a file begins with its inquiry's reference.
      const recorded = settings.FILES ? 'reference' : "coalesce(nullif(cv, ''), reference)";
      await purge(database, now, url && recorded);
      if (settings.FILES) await deleteOldFiles(settings.FILES, now - retentionDays * dayMs);
    }
    if (url) {
      if (await claimTask(database, { task: 'deletions', now, intervalMs: notifyLockMs }))
        await reportDeletions(database, url);
      for (const { id } of await unnotified(database, now))
        if (!(await notify(database, { id, url, now }))) break;
    }
    if (isDue) await claimTask(database, { task: 'done', now, intervalMs: 0 });
  } catch (error) {
    const text = `the upkeep failed: ${(error as Error).message}`;
    await alertOperators(settings, { problem: 'upkeep', text, now });
  }
}

/** The part of the health report about upkeep and overdue notices. */
export interface Upkeep {
  upkeep: 'done' | 'late' | 'unknown';
  notices: 'none' | 'waiting' | 'unknown';
}

/** Every sent form and health check retries failed notices, so a notice this old is overdue. */
const overdueAfterMs = 2 * hourMs;

/** @param url NOTIFY_WEBHOOK_URL @throws errors of the database */
export async function checkUpkeep(
  database: Database,
  url: string | undefined,
  now: number,
): Promise<Upkeep> {
  const [done, waiting] = await database.batch<{ at: number }>([
    database.prepare("SELECT at FROM upkeep WHERE what = 'done'"),
    database
      .prepare(
        "SELECT id AS at FROM inquiries WHERE notice <> 'sent' AND notice_attempts > 0 AND received_at < ? LIMIT 1",
      )
      .bind(new Date(now - overdueAfterMs).toISOString()),
  ]);
  return {
    upkeep: now - (done?.results[0]?.at ?? 0) > lateAfterMs ? 'late' : 'done',
    notices: url && waiting?.results.length ? 'waiting' : 'none',
  };
}
