import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { accessibleName, attribute, elements, type Node } from '../../scripts/html/document.ts';

/** An e-mail link with a subject has the same target as one without. */
const sameMailbox = (href: string) => href.replace(/^(mailto:[^?]+).*/, '$1');

const links = (node: Node) =>
  elements(node).flatMap((element) => {
    const href = attribute(element, 'href');
    return element.tagName === 'a' && href !== undefined ? [{ href: sameMailbox(href), text: accessibleName(element) }] : [];
  });

/** Link texts that mean nothing to somebody who hears a page's links out of context. */
const vague =
  /^(here|more|details?|this( page)?|link|continue|go|(read|see|learn|find out|view) (more|all|details?)|(läs )?mer|här|vidare)\W*$|\b(click|klicka)\b/i;

test.each(parsedPages())('$path has links that say where they lead', ({ document }) => {
  expect(links(document).filter(({ text }) => text === '' || vague.test(text))).toEqual([]);
});

test.each(parsedPages())('$path has no two links with the same text and different targets', ({ document }) => {
  const all = links(document);
  const first = new Map(all.toReversed().map(({ text, href }) => [text.toLowerCase(), href]));
  expect(all.filter(({ text, href }) => first.get(text.toLowerCase()) !== href)).toEqual([]);
});
