import { expect, test } from 'vitest';
import { languageOfWord } from '#src/ui/Foreign.tsx';

const words = { Mérték: 'hu', Réka: 'hu' };

test.each([
  ['Fjällvård', 'sv'],
  ['Kikötő', 'hu'],
  ['Réka Nagy', 'hu'],
  ['résumé', undefined],
  ['München', undefined],
])('the language of “%s” is %s', (word, language) =>
  expect(languageOfWord(word, words)).toBe(language),
);
