import { readableAnswerDay } from '../calendar/readableAnswerDay.ts';
import type { Language } from '../content/facts/language.ts';
import type { Kind } from './fields.ts';
import { sentences } from './sentences.ts';

/**
 * What a visitor reads when a message is stored, and when the answer comes; the page and the Function say the same.
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
