import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Foreign, languageOfWord } from '../../../src/ui/Foreign.tsx';

test.each([
  ['Fjällvård', 'sv'],
  ['Kikötő', 'hu'],
  ['Mérték', 'hu'],
  ['Réka Nagy', 'hu'],
  ['résumé', undefined],
  ['München', undefined],
  ['a clinic', undefined],
])('%s is %s', (word, language) => expect(languageOfWord(word)).toBe(language));

test('each foreign word of a text has its language, and no other word', () => {
  const text = 'Send Mérték your résumé from München, or Fjällvård, or mail.';
  expect(renderToStaticMarkup(Foreign({ words: { mail: 'de' }, children: text }))).toBe(
    'Send <span lang="hu">Mérték</span> your résumé from München, or <span lang="sv">Fjällvård</span>, or <span lang="de">mail</span>.',
  );
});
