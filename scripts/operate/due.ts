import { nextClosures } from '../../src/calendar/closedDays.ts';
import { dateIn } from '../../src/content/buildTime.ts';
import type { Job } from '../../src/content/load.ts';
import { closedDays, jobPath, officeOf, routes, site } from '../../src/site.ts';
import type { Live } from './live.ts';

const day = 86_400_000;

/** security.txt must not expire before somebody has noticed that builds fail. Days. */
const securityMargin = 30;

export type Position = Pick<Job, 'slug' | 'validThrough' | 'office'>;

/** Whole days from `now` to `then`; negative when that is past. */
export const daysUntil = (then: Date, now: Date) => Math.floor((then.getTime() - now.getTime()) / day);

const isExpired = (job: Position, now: Date) => job.validThrough < dateIn(officeOf(job).timeZone, now);

/** Days until a position expires: 0 on its last day where its office is, negative afterwards. */
export const daysOpen = (job: Position, now: Date) =>
  daysUntil(new Date(`${job.validThrough}T00:00:00Z`), new Date(`${dateIn(officeOf(job).timeZone, now)}T00:00:00Z`));

/**
 * Why the live site has to be built again although nobody has changed anything.
 * @param jobs every position that the content has, also the expired ones
 * @param calendar when both offices are closed
 */
export function rebuildReasons(
  { facts, securityExpires, paths }: Live,
  jobs: Position[],
  now: Date,
  calendar = closedDays,
): string[] {
  const expired = jobs
    .filter((job) => paths.includes(jobPath(job.slug)) && isExpired(job, now))
    .map(({ slug, validThrough }) => `${jobPath(slug)} expired on ${validThrough} and is still there`);
  const left = daysUntil(securityExpires, now);
  const security = left < securityMargin ? [`security.txt expires in ${left} days`] : [];
  // Builds from before this moment was recorded lack it.
  const built = facts.built ?? facts.time;
  const dayOf = (then: Date) => dateIn(site.offices[0].timeZone, then);
  const closed = nextClosures(dayOf(new Date(built)), undefined, calendar)
    .filter(({ to }) => to < dayOf(now))
    .map(({ to }) => `${routes.contact} still lists the days until ${to} as closed`);
  const year = built.slice(0, 4);
  const newYear = year === String(now.getUTCFullYear()) ? [] : [`it was built in ${year}, which its copyright line says`];
  return [...expired, ...security, ...closed, ...newYear];
}
