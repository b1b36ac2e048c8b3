import type { ReactNode } from 'react';
import { site } from '../../../site.ts';
import type { ShellWords } from '../../../words/words.ts';
import { nowAt } from '../clock.ts';
import { NightBand, NightGround, NightStyle, NightTime } from './NightGround.ts';
import { OfficeSky } from './OfficeSky.tsx';

/** The value of `data-night`: present by night. */
type Night = '' | undefined;

export interface LiveOffice {
  time: ReactNode;
  isBedtime: boolean;
  night: Night;
  ground: ReactNode;
  sky: ReactNode;
}

/** What the footer shows at a given time. */
export interface LiveFooter {
  /** Whether all offices have night. */
  night: Night;
  styles: ReactNode;
  /** The night's background in one half of the animals' band. */
  band: ReactNode;
  offices: LiveOffice[];
}

const minuteMs = 60_000;
const nightIf = (isNight: boolean | undefined): Night => (isNight ? '' : undefined);

function liveFooterAt(words: ShellWords, moment: number): LiveFooter {
  const offices = nowAt(words, moment);
  const dark = offices.flatMap(({ sky }, index) => (sky?.isNight ? index : []));
  const [half] = dark;
  return {
    night: nightIf(dark.length === offices.length),
    styles: <NightStyle />,
    band: offices.length === 2 && dark.length === 1 && half !== undefined && (
      <NightBand data-night="" $half={half} />
    ),
    offices: offices.map(({ text, isBedtime, sky }, index) => ({
      time: sky?.isNight ? <NightTime>{text}</NightTime> : text,
      isBedtime,
      night: nightIf(sky?.isNight),
      ground: sky?.isNight && <NightGround $index={index} />,
      sky: sky && <OfficeSky office={site.offices[index]?.id ?? ''} sky={sky} />,
    })),
  };
}

/**
 * While the page is shown, calls `onTick` immediately, at the start of every minute, and when the
 * visitor comes back, since timers stop while a computer sleeps. @returns a function that stops it
 */
export function everyMinute(words: ShellWords, onTick: (live: LiveFooter) => void): () => void {
  let timer: number | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (!document.hidden) onTick(liveFooterAt(words, Date.now()));
    timer = window.setTimeout(tick, minuteMs - (Date.now() % minuteMs));
  };
  tick();
  // A computer may sleep and wake without hiding the page.
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('focus', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('focus', tick);
  };
}
