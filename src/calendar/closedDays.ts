import { type Closure, site } from '../site.ts';

const dayMs = 86_400_000;

/** When all offices are closed; an agency may name no such days. */
export const { closedDays = [] } = site;

/** The first day after another that is neither a Saturday nor a Sunday; ISO dates. */
function weekdayAfter(day: string): string {
  const next = new Date(Date.parse(day) + dayMs);
  const iso = next.toISOString().slice(0, 10);
  return next.getUTCDay() % 6 === 0 ? weekdayAfter(iso) : iso;
}

/**
 * The day on which we are back, as an ISO date, if `today` is a closed day.
 * @param today an ISO date
 */
export function backOn(
  today: string,
  calendar: readonly Closure[] = closedDays,
): string | undefined {
  const closure = calendar.find(({ from, to }) => from <= today && today <= to);
  return closure && dayBack(closure);
}

/** The same for what arrives today: also if today is the last day before a closure. */
export const answeredOn = (today: string, calendar: readonly Closure[] = closedDays) =>
  backOn(today, calendar) ?? backOn(weekdayAfter(today), calendar);

/** The first working day after a closure, as an ISO date. */
export const dayBack = ({ to }: Closure) => weekdayAfter(to);

/** The next closures that are not over on `today`, an ISO date; the first may have begun. */
export const nextClosures = (today: string, count = 2, calendar: readonly Closure[] = closedDays) =>
  calendar.filter(({ to }) => to >= today).slice(0, count);
