import { site } from '../site.ts';
import { answeredOn } from './closedDays.ts';
import { dayOfYear, localTime } from './localTime.ts';

/**
 * Returns the day when today's messages are answered, as `7 January`, if closed days delay it.
 * @param now milliseconds since 1970
 */
export function readableAnswerDay(now: number, locale: string): string | undefined {
  const day = answeredOn(localTime(now, site.offices[0].timeZone).date);
  return day && dayOfYear(day, locale);
}
