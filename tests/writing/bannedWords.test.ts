import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';

/** From the section "Voice" of the design page, with inflected forms. */
const banned = /\b(unlock|elevat|seamless|cutting.edge|empower|journey|leverag|(we(.re| are) )?passionate)\p{L}*/giu;

test.each(parsedPages())('$path is concrete and has none of the banned words', (page) => {
  expect(textPieces(page).flatMap(({ text }) => (text.match(banned) ?? []).map((word) => `${word}: ${text}`))).toEqual([]);
});
