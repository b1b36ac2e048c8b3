import { backOn } from '../../calendar/closedDays.ts';
import { dayOfYear, localTime } from '../../calendar/localTime.ts';
import { site } from '../../site.ts';
import type { ShellWords } from '../../words/words.ts';

/** The footer's texts that depend on the time. */
export interface Now {
  year: number;
  /** The local time at each office and, if it is closed, the day when it opens again; in the order of `site.offices`. */
  offices: string[];
}

/** Formats the footer's texts. @param moment milliseconds since 1970 */
export function nowAt({ locale, clock: words }: ShellWords, moment: number): Now {
  const localTimes = site.offices.map(({ timeZone }) => localTime(moment, timeZone));
  return {
    year: new Date(moment).getFullYear(),
    offices: localTimes.map(({ date, time }, index) => {
      const back = backOn(date);
      return `${time} ${index && time === localTimes[0]?.time ? words.hereToo : words.here}${back ? `. ${words.closed} ${dayOfYear(back, locale)}` : ''}`;
    }),
  };
}

/** Calls `onTick` immediately and at the start of every minute. @returns a function that stops it */
export function everyMinute(words: ShellWords, onTick: (now: Now) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    onTick(nowAt(words, Date.now()));
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  return () => clearTimeout(timer);
}
