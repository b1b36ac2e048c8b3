import type { Database } from './database.ts';
import { postJson } from './notice.ts';

const hour = 3_600_000;

/** When this instance last alerted of a kind; all that is there to ask while the database does not answer. */
const alerted = new Map<string, number>();

/** What an operator must know: the host keeps no logs of Functions. */
export type Problem = 'storage' | 'notices' | 'upkeep' | 'day' | 'retention';

interface Settings {
  INQUIRIES?: Database;
  NOTIFY_WEBHOOK_URL?: string;
}

/**
 * Takes the turn of a kind of work.
 * @param every how long it is nobody else's, in milliseconds
 * @returns whether nobody has taken it within that time
 */
export async function takeTurn(
  database: Database,
  what: string,
  now: number,
  every = hour,
): Promise<boolean> {
  const { results } = await database
    .prepare(
      'INSERT INTO upkeep (what, at) VALUES (?1, ?2) ON CONFLICT (what) DO UPDATE SET at = ?2 WHERE at <= ?2 - ?3 RETURNING at',
    )
    .bind(what, now, every)
    .run();
  return results.length > 0;
}

/** Logs a problem and sends it to the webhook, at most once an hour of a kind. Never throws. */
export async function alert(
  { INQUIRIES, NOTIFY_WEBHOOK_URL: url }: Settings,
  kind: Problem,
  text: string,
  now: number,
) {
  console.error(`INQUIRIES: ${text}`);
  if (!url || now - (alerted.get(kind) ?? Number.NEGATIVE_INFINITY) < hour) return;
  alerted.set(kind, now);
  // A database that does not answer must not keep word of that back.
  const isTurn =
    INQUIRIES && kind !== 'storage'
      ? await takeTurn(INQUIRIES, `alert ${kind}`, now).catch(() => true)
      : true;
  if (isTurn) await postJson(url, { subject: 'The contact form needs you', text });
}
