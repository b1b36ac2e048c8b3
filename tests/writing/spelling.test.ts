import { expect, test } from 'vitest';
import { misspelt, spellingErrors } from '../built/checks/spelling.ts';

test.each([
  ['en', 'The colour of the programme', 'The color of the program'],
  ['en', 'people’s wishes', 'poeple’s wishes'],
  ['sv', 'tillgänglighetsredogörelsen', 'tillgänlighetsredogörelsen'],
] as const)('the dictionaries know %s: “%s”, not “%s”', (language, right, wrong) => {
  expect(misspelt(right, language)).toEqual([]);
  expect(misspelt(wrong, language)).not.toEqual([]);
});

test('every page is spelt in British English, or where marked in Swedish', () => expect(spellingErrors()).toEqual([]));
