/**
 * The local time in a time zone, as `14:05`. The first use of `Intl` blocks a slow phone for a tenth of a second, so it is
 * used only where there is no `Temporal`.
 * @param minute since 1970
 */
export function timeAt(minute: number, timeZone: string): string {
  const moment = minute * 60_000;
  if ('Temporal' in globalThis) {
    const time = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainTime();
    return time.toString({ smallestUnit: 'minute' });
  }
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}
