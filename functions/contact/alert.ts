import type { Statements } from './database.ts';
import { hourMs } from './durations.ts';
import { postJson } from './notice.ts';

/** When this instance last sent each alert, to limit alerts even while the database is down. */
const lastAlertAt = new Map<Problem, number>();

/** The kinds of problems that the webhook reports to operators, because the host keeps no logs. */
export type Problem = 'storage' | 'notices' | 'upkeep' | 'day';

/** Alerts the operators in the background. */
export type Report = (problem: Problem, text: string) => void;

interface Settings {
  INQUIRIES?: Statements;
  NOTIFY_WEBHOOK_URL?: string;
}

interface Claim {
  task: string;
  /** Milliseconds since 1970. */
  now: number;
  intervalMs?: number;
}

/**
 * Claims a recurring task, so that only one instance does it per interval.
 * @returns false if the task was already claimed within `intervalMs`
 */
export async function claimTask(
  database: Statements,
  { task, now, intervalMs = hourMs }: Claim,
): Promise<boolean> {
  const { results } = await database
    .prepare(
      'INSERT INTO upkeep (what, at) VALUES (?1, ?2) ON CONFLICT (what) DO UPDATE SET at = ?2 WHERE at <= ?2 - ?3 RETURNING at',
    )
    .bind(task, now, intervalMs)
    .run();
  return results.length > 0;
}

/** Logs a problem and sends it to the webhook, at most once an hour per problem. Never throws. */
export async function alertOperators(
  { INQUIRIES, NOTIFY_WEBHOOK_URL: url }: Settings,
  { problem, text, now }: { problem: Problem; text: string; now: number },
) {
  console.error(`INQUIRIES: ${text}`);
  if (!url || Math.abs(now - (lastAlertAt.get(problem) ?? Number.NEGATIVE_INFINITY)) < hourMs)
    return;
  lastAlertAt.set(problem, now);
  // A storage problem skips the claim, which would wait for the broken database.
  const isClaimed =
    problem === 'storage' ||
    !INQUIRIES ||
    (await claimTask(INQUIRIES, { task: `alert ${problem}`, now }).catch(() => true));
  const isSent =
    isClaimed && !(await postJson(url, { subject: 'The contact form needs you', text }));
  // If this failed, the next storage problem is sent at once, others when their claim expires.
  if (!isSent) lastAlertAt.delete(problem);
}
