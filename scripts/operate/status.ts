import { jobPath } from '../../src/site.ts';
import type { Query } from '../inquiries/query.ts';
import { daysOpen, daysUntil, type Position, rebuildReasons } from './due.ts';
import type { Live } from './live.ts';

/** A line of the report. */
export interface Line {
  about: string;
  says: string;
  /** Whether the owner should do something. */
  attention: boolean;
}

/** A run of the daily workflow, as `gh run list --json` gives it. */
export interface Run {
  conclusion: string;
  updatedAt: string;
}

export interface Sources {
  live: () => Promise<Live>;
  query: Query;
  /** The last run that smoke-tested the live site; nothing when there was none. */
  lastRun: () => Promise<Run | undefined>;
  jobs: Position[];
}

/** Positions that expire within these days are named. */
const soon = 30;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const daysSince = (then: string, now: Date) => daysUntil(now, new Date(then));
const ago = (then: string, now: Date) => {
  const days = daysSince(then, now);
  return days < 1 ? 'less than a day ago' : `${plural(days, 'day')} ago`;
};

const liveLines = (live: Live, jobs: Position[], now: Date): Line[] => {
  const { facts, securityExpires } = live;
  const reasons = rebuildReasons(live, jobs, now);
  const left = daysUntil(securityExpires, now);
  return [
    {
      about: 'live',
      says: `${facts.commit} of ${facts.branch}, built ${ago(facts.built ?? facts.time, now)} for ${facts.environment}`,
      attention: facts.environment !== 'production',
    },
    { about: 'rebuild', says: reasons.length ? `due: ${reasons.join('; ')}` : 'not due', attention: reasons.length > 0 },
    { about: 'security.txt', says: left < 0 ? 'has expired' : `expires in ${plural(left, 'day')}`, attention: left < 0 },
  ];
};

const jobLines = (jobs: Position[], now: Date): Line[] => {
  const open = jobs.map((job) => ({ ...job, left: daysOpen(job, now) })).filter(({ left }) => left >= 0);
  const ending = open.filter(({ left }) => left <= soon).map(({ slug, left }) => `${jobPath(slug)} in ${plural(left, 'day')}`);
  const says = `${open.length} open${ending.length ? `; expiring: ${ending.join(', ')}` : ''}`;
  return [{ about: 'positions', says, attention: ending.length > 0 || open.length === 0 }];
};

async function inquiryLines(query: Query, now: Date): Promise<Line[]> {
  const [counts] = await query<{ kept: number; waiting: number; oldest: string | null }>(
    `SELECT count(*) AS kept, count(CASE WHEN notice <> 'sent' THEN 1 END) AS waiting,
     min(CASE WHEN notice <> 'sent' THEN received_at END) AS oldest FROM inquiries`,
  );
  const { kept = 0, waiting = 0, oldest } = counts ?? {};
  const notices = oldest ? `, ${waiting} not notified, the oldest from ${ago(oldest, now)}` : ', all notified';
  return [{ about: 'inquiries', says: `${kept} kept${notices}`, attention: waiting > 0 }];
}

function runLines(run: Run | undefined, now: Date): Line[] {
  if (!run) return [{ about: 'last daily run', says: 'there was none yet', attention: true }];
  const { conclusion, updatedAt } = run;
  const isOld = daysSince(updatedAt, now) >= 2;
  return [
    {
      about: 'last daily run',
      says: `${conclusion || 'still running'}, ${ago(updatedAt, now)}`,
      attention: conclusion !== 'success' || isOld,
    },
  ];
}

/** What the owner wants to know of the live site. What can't be reached is said in its line, and the others stay. */
export async function statusLines({ live, query, lastRun, jobs }: Sources, now = new Date()): Promise<Line[]> {
  const attempt = (about: string, ask: () => Promise<Line[]>) =>
    ask().catch((error: Error): Line[] => {
      const why = String((error.cause as Error)?.message ?? error.message).trim();
      return [{ about, says: `can't be reached: ${why}`, attention: true }];
    });
  const lines = await Promise.all([
    attempt('live', async () => liveLines(await live(), jobs, now)),
    attempt('last daily run', async () => runLines(await lastRun(), now)),
    attempt('inquiries', () => inquiryLines(query, now)),
  ]);
  return [...lines.flat(), ...jobLines(jobs, now)];
}
