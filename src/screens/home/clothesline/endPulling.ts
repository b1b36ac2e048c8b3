import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { findPart } from '../line/heroParts.ts';
import type { Straight } from '../line/pulling.ts';
import { isUntangled } from '../line/untangled.ts';
import type { ShownWork } from '../shownWorks.props.ts';
import { addressOf } from './cover.ts';
import { keepLastWords, removeOthers } from './headlineWords.ts';
import { preloadMascot } from './pegLastCover.ts';
import type { Entrance } from './playEntrance.ts';

/** Whether there are covers to show, and the visitor wants motion. */
const showsCovers = (works: readonly ShownWork[]) => works.length > 0 && !prefersReducedMotion();

/** @returns an entrance for a visitor who comes back to the page and has pulled the line before */
export const initialEntrance = (works: readonly ShownWork[]): Entrance | undefined =>
  isUntangled() && showsCovers(works) ? {} : undefined;

/**
 * Plays what follows the last pull: the text makes room, and the headline loses all but its last
 * words.
 */
async function endPulling(
  { path, vibrated }: Straight,
  lastWords: string | undefined,
  showClothesline: ((entrance: Entrance) => void) | undefined,
) {
  const section = path.closest('section');
  const heading = section?.querySelector('h1');
  if (!section || !heading) return;
  if (!vibrated) {
    if (lastWords) keepLastWords(heading, lastWords);
    return;
  }
  // A drag that comes too late to pull selects no text.
  section.animate({ userSelect: ['none', 'none'], webkitUserSelect: ['none', 'none'] }, 2500);
  // The line's last bend comes through the text, which has to be gone by then.
  const away = findPart('text', section)?.animate(
    { opacity: 0 },
    { duration: 80, fill: 'forwards' },
  );
  const words = lastWords ? await removeOthers(heading, lastWords) : [];
  await vibrated;
  if (showClothesline) showClothesline({ lineY: path.getBoundingClientRect().y, words });
  else if (lastWords) keepLastWords(heading, lastWords, undefined, words);
  away?.cancel();
}

/**
 * Asks for the covers, while the visitor still pulls.
 * @param setEntrance shows the clothesline
 * @returns plays the end, when the line is straight
 */
export function prepareEnding(
  works: readonly ShownWork[],
  lastWords: string | undefined,
  setEntrance: (entrance: Entrance) => void,
) {
  const hasCovers = showsCovers(works);
  if (hasCovers) {
    for (const work of works) {
      const cover = new Image();
      cover.src = addressOf(work);
      // Covers appear in one frame if they have been decoded.
      cover.decode().catch(() => {});
    }
    preloadMascot();
  }
  const showClothesline = (entrance: Entrance) => flushSync(() => setEntrance(entrance));
  return (line: Straight) => endPulling(line, lastWords, hasCovers ? showClothesline : undefined);
}
