/** Formats an ISO date without its year: `7 January`, `7 januari`. */
export const dayOfYear = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** A date and a time of day, such as `2026-12-23` and `14:05`. */
export interface LocalTime {
  date: string;
  time: string;
}

/**
 * Returns the local date and time in a time zone. Prefers `Temporal`, because the first use of
 * `Intl` blocks a slow phone for 0.1 seconds.
 * @param moment milliseconds since 1970
 */
export function localTime(moment: number, timeZone: string): LocalTime {
  if ('Temporal' in globalThis) {
    const here = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
    return {
      date: here.toPlainDate().toString(),
      time: here.toPlainTime().toString({ smallestUnit: 'minute' }),
    };
  }
  // The Swedish locale formats dates and times as in ISO 8601.
  const swedish = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = swedish.format(moment).split(' ');
  return { date, time };
}
