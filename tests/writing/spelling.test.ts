import { describe, expect, test } from 'vitest';
import { misspeltOn } from '../../scripts/audit/spelling.ts';
import { languageOf, misspelt, ownWords, unknownWords } from '../../scripts/audit/writing/dictionary.ts';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';
import { loadAllJobs } from '../../src/content/load.ts';

const pages = parsedPages();

describe('the dictionaries', () => {
  test.each([
    ['en', 'The colour of the programme', 'The color of the program'],
    ['en', 'We organise it', 'We organize it'],
    ['en', 'people’s wishes', 'poeple’s wishes'],
    ['sv', 'tillgänglighetsredogörelsen', 'tillgänlighetsredogörelsen'],
  ] as const)('know %s: “%s”, not “%s”', (language, right, wrong) => {
    expect(misspelt(right, language)).toEqual([]);
    expect(misspelt(wrong, language)).not.toEqual([]);
  });
});

test.each(pages)('$path is spelt in British English, or where marked in Swedish', (page) => {
  expect(misspeltOn(page)).toEqual([]);
});

test('every word of our own list is needed by a page', () => {
  // An expired position may be opened again.
  const positions = loadAllJobs().map((job) => ({ text: JSON.stringify(job), lang: 'en' }));
  const texts = [...pages.flatMap(textPieces), ...positions];
  const needed = new Set(texts.flatMap(({ text, lang }) => unknownWords(text, languageOf(lang))));
  expect(ownWords.filter((word) => !needed.has(word))).toEqual([]);
});
