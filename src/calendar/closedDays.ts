import { type Closure, site } from '../site.ts';

const dayMs = 86_400_000;

export const { closedDays = [] } = site;

/** Returns the first weekday after a day, both as ISO dates. */
function weekdayAfter(day: string): string {
  const next = new Date(Date.parse(day) + dayMs);
  const iso = next.toISOString().slice(0, 10);
  return next.getUTCDay() % 6 === 0 ? weekdayAfter(iso) : iso;
}

/**
 * Returns the ISO date when the agency reopens, or undefined if it is open today.
 * @param today an ISO date
 */
export function backOn(
  today: string,
  calendar: readonly Closure[] = closedDays,
): string | undefined {
  const closure = calendar.find(({ from, to }) => from <= today && today <= to);
  const day = closure && dayBack(closure);
  // Another closure may follow.
  return day && (backOn(day, calendar) ?? day);
}

/** Returns the ISO date when today's messages are answered, if a closure delays the answer. */
export const answeredOn = (today: string, calendar: readonly Closure[] = closedDays) =>
  backOn(today, calendar) ?? backOn(weekdayAfter(today), calendar);

/** Returns the first weekday after a closure, as an ISO date. */
export const dayBack = ({ to }: Closure) => weekdayAfter(to);

/** Returns the next closures in order, including one that has begun. @param today an ISO date */
export const nextClosures = (today: string, count = 2, calendar: readonly Closure[] = closedDays) =>
  calendar
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
    .slice(0, count);
