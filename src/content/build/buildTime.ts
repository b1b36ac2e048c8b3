/**
 * The moment that a build is for: BUILD_TIME, such as `2029-11-22T12:00:00Z`, else now. Whatever depends on the day of a build
 * asks here, so builds with the same BUILD_TIME are the same.
 * @throws Error when BUILD_TIME is no moment
 */
export function buildTime({ BUILD_TIME }: Record<string, string | undefined> = process.env): Date {
  if (!BUILD_TIME) return new Date();
  const time = new Date(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(BUILD_TIME) ? BUILD_TIME : Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new Error(
      `BUILD_TIME is "${BUILD_TIME}"; expected a moment in UTC such as 2029-11-22T12:00:00Z`,
    );
  }
  return time;
}

/** The calendar's date at a moment in a time zone, as `2027-04-30`. @throws RangeError when there is no such zone */
export const dateIn = (timeZone: string, moment: Date): string =>
  // Swedes write dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
