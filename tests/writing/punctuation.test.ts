import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';

/** Typewriter characters and their typographic equivalents. */
const typewritten = {
  'a straight quote for ’ or “ ”': /['"]/,
  'two hyphens for a dash': /--/,
  'a hyphen between spaces for a dash': /\s-\s/,
  'a hyphen between years or prices for an en dash': /(?<![\p{L}\p{N}-])(\d-\d|\d{2}-\d{2}|\d{4}-\d{4})(?![\p{L}\p{N}-])/u,
  'three dots for …': /\.\.\./,
  'a letter x for ×': /\d\s?x\s?\d/,
};

test.each(parsedPages())('$path has typographic quotes and dashes', (page) => {
  const faults = textPieces(page).flatMap(({ text }) =>
    Object.entries(typewritten).flatMap(([fault, pattern]) => (pattern.test(text) ? [`${fault}: ${text}`] : [])),
  );
  expect(faults).toEqual([]);
});
