import { expect, test } from 'vitest';
import { misspelt, unknownWords } from '../../scripts/check/spelling.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

/** A line for each misspelt word on the built pages. @throws Error if nothing has been built */
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
] as const)('the dictionary of %s accepts “%s” and rejects “%s”', (language, right, wrong) => {
  expect(misspelt(right, language)).toEqual([]);
  expect(misspelt(wrong, language)).not.toEqual([]);
});

test('the content has no unknown word', () => expect(unknownWords()).toEqual([]));

test('every page is spelt correctly in British English or in its marked language', () =>
  expect(spellingErrors()).toEqual([]));
