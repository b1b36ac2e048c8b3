/** The languages of pages as tags for dates; plain `en` would write them as Americans do. */
export const dateLocale = { en: 'en-GB', sv: 'sv-SE' } as const;

/** An ISO date as a reader says it within a year: `7 January`, `7 januari`. */
export const dayOfYear = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** The date and the time of day at a place, as `2026-12-23` and `14:05`. */
export interface LocalTime {
  date: string;
  time: string;
}

/**
 * What calendar and clock show in a time zone. The first use of `Intl` blocks a slow phone for a tenth of a second, so it is
 * used only where there is no `Temporal`.
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
  // Swedes write both as ISO 8601 does.
  const swedish = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = swedish.format(moment).split(' ');
  return { date, time };
}
