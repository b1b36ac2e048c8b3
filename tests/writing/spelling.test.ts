import { expect, test } from 'vitest';
import { misspelt, unknownWords } from '../../scripts/check/spelling.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

/** What is misspelt on any page of the export, a line each. @throws Error when nothing has been built */
const spellingErrors = (): string[] =>
  builtPages().flatMap(({ path, document }) =>
    [...textsOf(document)].flatMap(({ text, lang }) =>
      misspelt(text, lang).map((word) => `${path}: ${word}: ${text}`),
    ),
  );

test.each([
  ['en', 'The colour of the programme', 'The color of the program'],
  ['en', 'people’s wishes', 'poeple’s wishes'],
  ['sv', 'tillgänglighetsredogörelsen', 'tillgänlighetsredogörelsen'],
] as const)('the dictionaries know %s: “%s”, not “%s”', (language, right, wrong) => {
  expect(misspelt(right, language)).toEqual([]);
  expect(misspelt(wrong, language)).not.toEqual([]);
});

test('no word of the content is unknown', () => expect(unknownWords()).toEqual([]));

test('every page is spelt in British English, or where marked in Swedish', () =>
  expect(spellingErrors()).toEqual([]));
