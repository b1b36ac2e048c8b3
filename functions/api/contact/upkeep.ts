import { retentionDays } from '../../../src/contact/limits.ts';
import { alert, takeTurn } from './alert.ts';
import type { Database } from './database.ts';
import { notify, notifyLockMs } from './notify.ts';
import type { Settings } from './settings.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Notices that one run sends. The host allows fifty requests of an invocation on its free plan
 * (https://developers.cloudflare.com/workers/platform/limits/), and each notice takes three.
 */
const maxNotices = 10;

/**
 * Deletes inquiries older than some days, posts that no limit counts any more, and salts that make no hash any more.
 * @returns the references of the inquiries
 */
export async function purge(database: Database, days: number, now: number): Promise<string[]> {
  const [gone] = await database.batch<{ reference: string }>([
    database
      .prepare('DELETE FROM inquiries WHERE received_at < ? RETURNING reference')
      .bind(new Date(now - days * day).toISOString()),
    database.prepare('DELETE FROM posts WHERE at <= ?').bind(now - hour),
    database
      .prepare('DELETE FROM salts WHERE day <> ?')
      .bind(new Date(now).toISOString().slice(0, 10)),
  ]);
  return gone?.results.map(({ reference }) => reference) ?? [];
}

/** The inquiries that nobody has been notified of, last tried before a time in milliseconds, the least tried first. */
export async function unnotified(database: Database, before: number, limit = -1) {
  const { results } = await database
    .prepare(
      `SELECT id, reference FROM inquiries
       WHERE notice <> 'sent' AND coalesce(notice_at, received_at) < ? ORDER BY notice_attempts, id LIMIT ?`,
    )
    .bind(new Date(before).toISOString(), limit)
    .run<{ id: number; reference: string }>();
  return results;
}

/**
 * Does what must be done although nobody asks for it, at most once an hour whoever calls. Never throws.
 * @param now milliseconds since 1970
 */
export async function doUpkeep(settings: Settings, now: number) {
  const { INQUIRIES: database, NOTIFY_WEBHOOK_URL: url } = settings;
  if (!database) return;
  try {
    if (!(await takeTurn(database, 'begun', now))) return;
    const gone = await purge(database, retentionDays, now);
    if (gone.length) {
      const text = `${gone.length} inquiries are older than ${retentionDays} days and were deleted, as the privacy policy promises. Delete them from mailboxes and chats as well: ${gone.join(', ')}`;
      await alert(settings, 'retention', text, now);
    }
    for (const { id } of url ? await unnotified(database, now - notifyLockMs, maxNotices) : [])
      if (!(await notify(database, id, url, now))) break;
    await takeTurn(database, 'done', now, 0);
  } catch (error) {
    await alert(settings, 'upkeep', `the upkeep failed: ${(error as Error).message}`, now);
  }
}

/** Whether upkeep is late, and whether notices wait longer than they should, in words that say no more. */
export interface Upkeep {
  upkeep: 'done' | 'late' | 'unknown';
  notices: 'none' | 'waiting' | 'unknown';
}

/** The nightly smoke test may be the only request of a day: one may fail. */
const lateAfter = 2 * day;
/** Longer than it takes until a notice is tried again. */
const waitingAfter = 2 * hour;

/** @param url where notices go, if anywhere @throws whatever the database throws */
export async function checkUpkeep(
  database: Database,
  url: string | undefined,
  now: number,
): Promise<Upkeep> {
  const [done, waiting] = await database.batch<{ at: number }>([
    database.prepare("SELECT at FROM upkeep WHERE what = 'done'"),
    database
      .prepare("SELECT id AS at FROM inquiries WHERE notice <> 'sent' AND received_at < ? LIMIT 1")
      .bind(new Date(now - waitingAfter).toISOString()),
  ]);
  return {
    upkeep: now - (done?.results[0]?.at ?? 0) > lateAfter ? 'late' : 'done',
    notices: url && waiting?.results.length ? 'waiting' : 'none',
  };
}
