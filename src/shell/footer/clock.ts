import { backOn } from '../../calendar/closedDays.ts';
import { dayOfYear, localTime } from '../../calendar/localTime.ts';
import { type ShellLanguage, site } from '../../site.ts';
import { shellWords } from '../shellWords.ts';

/** What the footer says of the present. */
export interface Now {
  year: number;
  /** What time it is at each office and, if it is closed, when it is back; in the order of `site.offices`. */
  offices: string[];
}

/** @param moment milliseconds since 1970 */
export function nowAt(language: ShellLanguage, moment: number): Now {
  const words = shellWords[language].clock;
  const there = site.offices.map(({ timeZone }) => localTime(moment, timeZone));
  return {
    year: new Date(moment).getFullYear(),
    offices: there.map(({ date, time }, index) => {
      const back = backOn(date);
      return `${time} ${index && time === there[0]?.time ? words.hereToo : words.here}${back ? `. ${words.closed} ${dayOfYear(back, language)}` : ''}`;
    }),
  };
}

/** Tells what to say, at once and at the start of every minute. @returns what stops it */
export function everyMinute(language: ShellLanguage, tell: (now: Now) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    tell(nowAt(language, Date.now()));
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  return () => clearTimeout(timer);
}
