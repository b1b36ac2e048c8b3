import { uprightPhone, uprightTablet } from '../../../theme/tokens.ts';
import {
  caughtAt,
  riseMs,
  sagFrames,
  shallowWindow,
  throwFrames,
  throwMs,
  thrownAt,
} from './hanging.ts';
import { fading, keepLastWords, type Word } from './headlineWords.ts';
import { peggerSize, pegLast } from './pegLast.ts';

/** What the washing comes from. If it is empty, the washing hangs already. */
export interface Entrance {
  /** The y of the straight line in the window. */
  lineY?: number;
  /** The headline's words that stay. */
  words?: readonly Word[];
}

/**
 * When the line begins to rise, so that it passes no travelling word, and when the text is back,
 * which the covers would fly behind.
 */
const riseAt = 180;
const textAt = riseAt + caughtAt(0);
/**
 * How high the headline becomes, as a multiple of its height. On phones and upright tablets its
 * longest word is as wide as the page; low windows keep room for the covers.
 */
function headingGrowth() {
  if (window.matchMedia(`${uprightPhone}, ${uprightTablet}`).matches) return 1.3;
  return window.matchMedia(shallowWindow).matches ? 0.48 : 1;
}

/** How far below the hero a cover starts, turned, and how far above the line it flies. CSS pixels. */
const belowHeroPx = 80;
const aboveLinePx = 64;

const give = '--give';

/** Makes the line's sag a number that can be animated. Browsers without that let it jump. */
function registerGive() {
  try {
    CSS.registerProperty({ name: give, syntax: '<number>', inherits: true, initialValue: '1' });
  } catch {
    // It is registered already, or can't be.
  }
}

/** Lets an element fade in after a delay in ms. */
const appear = (element: Element | null | undefined, delay: number) =>
  element?.animate([{ opacity: 0 }, {}], {
    duration: fading.duration,
    delay,
    fill: 'backwards',
  });

/** Arranges the hero around its washing, and plays how that gets onto the line. */
export function hang(list: HTMLElement, lastWords: string | undefined, { lineY, words }: Entrance) {
  const section = list.closest('section');
  const heading = section?.querySelector('h1');
  if (heading && lastWords) keepLastWords(heading, lastWords, words, headingGrowth());
  if (lineY === undefined) return;
  registerGive();
  const line = list.querySelector('svg');
  const covers = [...list.querySelectorAll('a')];
  const way = lineY - (line?.getBoundingClientRect().top ?? 0);
  line?.animate(
    { translate: [`0 ${way}px`, '0 0'] },
    { duration: riseMs, delay: riseAt, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
  );
  const { frames, total } = sagFrames(covers.length);
  list.animate(
    frames.map(({ at, sag }) => ({ [give]: sag, offset: at / total, easing: 'ease-in-out' })),
    { duration: total, delay: riseAt, fill: 'backwards' },
  );
  // The last one that the window's edge does not cut.
  const last = covers.findLast(
    (cover) => cover.getBoundingClientRect().right < document.documentElement.clientWidth,
  );
  const size = last ? peggerSize(list, last) : 0;
  const heroBottom = (section ?? list).getBoundingClientRect().bottom;
  for (const [index, cover] of covers.entries()) {
    const { top } = cover.getBoundingClientRect();
    const caught = riseAt + caughtAt(index);
    const hasOnePeg = size > 0 && cover === last;
    if (hasOnePeg) pegLast(list, cover, size, riseAt);
    cover.animate(throwFrames(heroBottom - top + belowHeroPx, aboveLinePx, hasOnePeg), {
      duration: throwMs,
      delay: riseAt + thrownAt(index),
      fill: hasOnePeg ? 'both' : 'backwards',
    });
    cover.dataset.inAir = '';
    cover.animate(null, caught).onfinish = () => delete cover.dataset.inAir;
  }
  appear(section?.querySelector('[data-text]'), textAt);
}
