/** A time zone's offset from UTC at a moment: `+02:00`. */
function offsetAt(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // `GMT+02:00`, or `GMT` alone for UTC itself.
  return name.replace('GMT', '') || '+00:00';
}

/**
 * The last second of a day where a clock is in `timeZone`, in ISO 8601 with the offset of that season, as Google asks for
 * in `validThrough` (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param day an ISO date such as `2027-04-30`
 * @param timeZone an IANA name such as `Europe/Stockholm`
 * @returns `2027-04-30T23:59:59+02:00`
 * @throws RangeError when `day` is no date or there is no such zone; a 30 February is for the content's schema to refuse
 */
export function endOfDay(day: string, timeZone: string): string {
  const end = `${day}T23:59:59`;
  // Far from UTC the first answer may be that of the day before or after, with another offset.
  const near = offsetAt(Date.parse(`${end}Z`), timeZone);
  return end + offsetAt(Date.parse(end + near), timeZone);
}
