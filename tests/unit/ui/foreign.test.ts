import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Foreign, ForeignWords, languageOfWord } from '#src/ui/Foreign.tsx';

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

test('marks the language of each foreign word, and of no other word', () => {
  const text = 'Send Mérték your résumé, or Fjällvård, or mail.';
  const props = { words: { mail: 'de' }, children: text };
  const foreign = createElement(Foreign, props);
  expect(renderToStaticMarkup(createElement(ForeignWords, { value: words }, foreign))).toBe(
    'Send <span lang="hu">Mérték</span> your résumé, or <span lang="sv">Fjällvård</span>, or <span lang="de">mail</span>.',
  );
});
