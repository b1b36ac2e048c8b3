import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import type { Straight } from '../line/pulling.ts';
import { isUntangled } from '../line/untangled.ts';
import type { ShownWork } from '../shownWorks.props.ts';
import { addressOf } from './cover.ts';
import type { Entrance } from './hang.ts';
import { keepLastWords, leave, removeOthers } from './headlineWords.ts';
import { preloadPegger } from './pegLast.ts';

/** Whether there is anything to hang, and the visitor wants motion. */
const canHang = (works: readonly ShownWork[]) => works.length > 0 && !prefersReducedMotion();

/** @returns the washing's state if a visitor who comes back to the page has hung it before */
export const hungBefore = (works: readonly ShownWork[]): Entrance | undefined =>
  isUntangled() && canHang(works) ? {} : undefined;

/**
 * Plays what follows the last haul: the text makes room, and the headline loses all but its last
 * words.
 */
async function endPulling(
  { path, vibrated }: Straight,
  lastWords: string | undefined,
  hang: ((entrance: Entrance) => void) | undefined,
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
  // The line's last bend comes through the text, and takes it along.
  const text = section.querySelector<HTMLElement>('[data-text]');
  const away = text && leave(text, window.innerWidth - text.getBoundingClientRect().left, 120);
  const words = lastWords ? await removeOthers(heading, lastWords) : [];
  await vibrated;
  if (hang) hang({ lineY: path.getBoundingClientRect().y, words });
  else if (lastWords) keepLastWords(heading, lastWords, words);
  away?.cancel();
}

/**
 * Asks for the covers, while the visitor still pulls.
 * @param setHung shows the washing
 * @returns plays the end, when the line is straight
 */
export function prepareEnding(
  works: readonly ShownWork[],
  lastWords: string | undefined,
  setHung: (entrance: Entrance) => void,
) {
  const hangs = canHang(works);
  if (hangs) {
    for (const work of works) new Image().src = addressOf(work);
    preloadPegger();
  }
  const hang = (entrance: Entrance) => flushSync(() => setHung(entrance));
  return (line: Straight) => endPulling(line, lastWords, hangs ? hang : undefined);
}
