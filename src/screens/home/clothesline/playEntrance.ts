import { uprightPhone, uprightTablet } from '../../../theme/tokens.ts';
import { findPart } from '../line/heroParts.ts';
import { keepLastWords, type Word } from './headlineWords.ts';
import {
  comeMs,
  comingFrames,
  entranceMs,
  riseMs,
  sagFrames,
  sagMs,
  sagShare,
  shallowWindow,
} from './motion.ts';
import { mascotSize, pegLastCover } from './pegLastCover.ts';

/** Where line and words come from. Empty if the covers are already on the line. */
export interface Entrance {
  /** The y of the straight line in the window. */
  lineY?: number;
  /** The headline's words that stay. */
  words?: readonly Word[];
}

/** When the line begins to rise where words travel to the right: it passes none of them. */
const riseAfterWords = 125;
/** How far covers come, as a share of the window's width: the first one shows at once. */
const shareOfWindow = 0.85;
const matches = (query: string) => window.matchMedia(query).matches;

/**
 * How high the headline becomes, as a multiple of its height. On phones and upright tablets its
 * longest word is as wide as the page; low windows keep room for the covers.
 */
function headingGrowth() {
  if (matches(uprightPhone)) return 1.3;
  if (matches(uprightTablet)) return 1.1;
  return matches(shallowWindow) ? 0.48 : 1;
}

/** Makes the line's sag a number that can be animated. Browsers without that let it jump. */
function registerSagShare() {
  try {
    CSS.registerProperty({ name: sagShare, syntax: '<number>', inherits: true, initialValue: '1' });
  } catch {
    // It is registered already, or can't be.
  }
}

/** Arranges the hero around its clothesline, and plays how that gets onto the line. */
export function playEntrance(
  list: HTMLElement,
  lastWords: string | undefined,
  { lineY, words }: Entrance,
) {
  const section = list.closest('section');
  const heading = section?.querySelector('h1');
  if (heading && lastWords) keepLastWords(heading, lastWords, headingGrowth, words);
  if (lineY === undefined) return;
  registerSagShare();
  const line = list.querySelector('svg');
  const covers = [...list.querySelectorAll('a')];
  const riseAt = matches(uprightPhone) || matches(uprightTablet) ? 0 : riseAfterWords;
  const way = lineY - (line?.getBoundingClientRect().top ?? 0);
  list.animate(
    { translate: [`0 ${way}px`, '0 0'] },
    { duration: riseMs, delay: riseAt, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
  );
  list.animate(
    sagFrames().map(({ sag, offset }) => ({ [sagShare]: sag, offset, easing: 'ease-in-out' })),
    { duration: sagMs, fill: 'backwards' },
  );
  // The last one that the window's edge does not cut.
  const last = covers.findLast(
    (cover) => cover.getBoundingClientRect().right < document.documentElement.clientWidth,
  );
  const size = last ? mascotSize(list, last) : 0;
  for (const cover of covers) {
    const hasOnePeg = size > 0 && cover === last;
    if (hasOnePeg) pegLastCover(list, cover, size, comeMs);
    cover.animate(comingFrames(shareOfWindow * list.clientWidth, hasOnePeg), {
      duration: entranceMs,
      fill: hasOnePeg ? 'both' : 'backwards',
    });
  }
  findPart('text', section)?.animate(
    { opacity: [0, 1] },
    { duration: 200, delay: riseAt + riseMs, fill: 'backwards' },
  );
}
