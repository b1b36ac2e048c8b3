import words from '#words/form';
import { readableAnswerDay } from '../calendar/readableAnswerDay.ts';
import { fill } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import type { Kind } from './fields.ts';

/**
 * Returns the confirmation of a stored message, which says when the answer comes.
 * @param now milliseconds since 1970
 */
export function sentText(
  kind: Kind,
  language: Language,
  now: number,
): { heading: string; next: string } {
  const { [kind]: sent, locale } = words[language];
  const { heading, next, nextWhileClosed } = sent;
  const day = readableAnswerDay(now, locale);
  return { heading, next: day ? fill(nextWhileClosed, { day }) : next };
}
