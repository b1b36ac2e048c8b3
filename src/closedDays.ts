/** A time when nobody answers, as ISO dates; both ends belong to it. */
export interface Closure {
  from: string;
  to: string;
}

/** When both offices are closed, as ISO dates with both ends closed; the footer, the contact page and `/sverige` say so. */
export const closedDays = [
  { from: '2026-12-23', to: '2027-01-06' },
  { from: '2027-07-05', to: '2027-08-01' },
  { from: '2027-12-23', to: '2028-01-06' },
] as const;

const day = 86_400_000;

/**
 * The day on which we are back, as an ISO date, if `today` is a closed day.
 * @param today an ISO date
 */
export function backOn(today: string, calendar: readonly Closure[] = closedDays): string | undefined {
  const closure = calendar.find(({ from, to }) => from <= today && today <= to);
  return closure && dayAfter(closure);
}

/** The first day after a closure, as an ISO date. */
export const dayAfter = ({ to }: Closure) => new Date(Date.parse(to) + day).toISOString().slice(0, 10);

/** The next closures that are not over on `today`, an ISO date; the first may have begun. */
export const nextClosures = (today: string, count = 2, calendar: readonly Closure[] = closedDays) =>
  calendar.filter(({ to }) => to >= today).slice(0, count);
