import { backOn } from '../../calendar/closedDays.ts';
import { dayOfYear, localTime } from '../../calendar/localTime.ts';
import { type Sky, skyAt } from '../../calendar/solar.ts';
import { officePlaces } from '../../env/offices.ts';
import { site } from '../../site.ts';
import { fill } from '../../words/fill.ts';
import type { ShellWords } from '../../words/words.ts';

interface OfficeNow {
  /** The local time, whether it is light and, if the office is closed, the day when it opens again. */
  text: string;
  /** Missing if the office has no coordinates. */
  sky: Sky | undefined;
  /** Whether it is between 22:00 and 06:00. */
  isBedtime: boolean;
}

const minuteMs = 60_000;

function lightText(
  moment: number,
  { isNight, isEndless, sunset }: Sky,
  zone: string,
  words: ShellWords['clock'],
) {
  if (isEndless) return isNight ? words.neverLight : words.neverDark;
  if (isNight || !sunset) return words.dark;
  const minutes = Math.ceil((sunset - moment) / minuteMs);
  return minutes > 1 && minutes <= 60
    ? fill(words.lightFor, { minutes: String(minutes) })
    : fill(words.lightUntil, { time: localTime(sunset, zone).time });
}

/**
 * Returns what the footer shows at a given time, in the order of `site.offices`.
 * @param moment milliseconds since 1970
 */
export function nowAt(
  { locale, clock: words }: ShellWords,
  moment: number,
  places = officePlaces,
): OfficeNow[] {
  const moments = site.offices.map(({ id, timeZone }) => {
    const place = places[id];
    return { ...localTime(moment, timeZone), timeZone, sky: place && skyAt(moment, place) };
  });
  return moments.map(({ date, time, timeZone, sky }, index) => {
    const [first] = moments;
    const isSame = time === first?.time && sky?.isNight === first.sky?.isNight;
    const here = index && isSame ? words.hereToo : words.here;
    const light = sky ? lightText(moment, sky, timeZone, words) : '';
    const back = backOn(date);
    return {
      text: `${time} ${here}${light}${back ? `. ${words.closed} ${dayOfYear(back, locale)}` : ''}`,
      sky,
      isBedtime: time >= '22' || time < '06',
    };
  });
}
