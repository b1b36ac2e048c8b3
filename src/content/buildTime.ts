/**
 * The time of the build: BUILD_TIME, such as `2029-11-22T12:00:00Z`, or now. All code that depends
 * on the date calls this, so builds with the same BUILD_TIME are equal.
 * @throws Error if BUILD_TIME is not a UTC time
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

/** Returns the date in a time zone as `2027-04-30`. @throws RangeError for an unknown time zone */
export const dateIn = (timeZone: string, moment: Date): string =>
  // The Swedish locale formats dates as in ISO 8601.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
