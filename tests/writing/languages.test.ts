import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { attribute, children, collapseSpaces, elements, isElement, isText, type Node } from '../../scripts/html/document.ts';

/** Letters that Swedish or Hungarian has and English has not. */
const foreignLetter = /[åäöőűáéíóúü]/i;
const languageOfNames = { Fjällvård: 'sv', Sparbössa: 'sv', Kikötő: 'hu', Mérték: 'hu', Sótartó: 'hu', Villám: 'hu' };

/** The texts of a page with the language that each is read in. */
function texts(node: Node, language = ''): { text: string; language: string }[] {
  if (isText(node)) return node.value.trim() ? [{ text: collapseSpaces(node.value), language }] : [];
  // A title and an option are read in one language.
  if (isElement(node) && /^(title|option|template)$/.test(node.tagName)) return [];
  const own = (isElement(node) && attribute(node, 'lang')) || language;
  return children(node).flatMap((child) => texts(child, own));
}

test.each(parsedPages())('$path says of Swedish and Hungarian words what they are', ({ document }) => {
  const all = texts(document);
  const unmarked = all.flatMap(({ text, language }) => {
    const words = language.startsWith('en') ? text.split(/[^\p{L}]+/u).filter((word) => foreignLetter.test(word)) : [];
    return words.map((word) => `"${word}" is read as ${language} in "${text.slice(0, 60)}"`);
  });
  expect(unmarked).toEqual([]);
  for (const [name, right] of Object.entries(languageOfNames))
    for (const { language } of all.filter(({ text }) => text === name)) expect(language, name).toBe(right);
});

test.each(parsedPages())('$path says of links to a Swedish page that it is Swedish', ({ document }) => {
  const links = elements(document).filter((it) => it.tagName === 'a' && attribute(it, 'href') === '/sverige');
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => attribute(link, 'hreflang'))).toEqual(links.map(() => 'sv'));
});
