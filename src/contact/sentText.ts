import { readableAnswerDay } from '../calendar/readableAnswerDay.ts';
import type { Language } from '../content/facts/language.ts';
import type { Kind } from './fields.ts';
import { sentences } from './sentences.ts';

/**
 * Returns the confirmation of a stored message, which says when the answer comes.
 * @param now milliseconds since 1970
 */
export function sentText(
  kind: Kind,
  language: Language,
  now: number,
): { heading: string; next: string } {
  const { heading, next } = sentences[language].sent[kind];
  return { heading, next: next(readableAnswerDay(now, language)) };
}
