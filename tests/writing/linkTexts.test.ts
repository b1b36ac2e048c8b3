import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { accessibleName, attribute, elements, type Node } from '../../scripts/html/document.ts';

/** An e-mail with a subject goes to the same place as one without. */
const sameMailbox = (href: string) => href.replace(/^(mailto:[^?]+).*/, '$1');

const links = (node: Node) =>
  elements(node).flatMap((element) => {
    const href = attribute(element, 'href');
    return element.tagName === 'a' && href !== undefined ? [{ href: sameMailbox(href), text: accessibleName(element) }] : [];
  });

/** Texts that mean nothing to somebody who hears the links of a page without their context. */
const vague =
  /^(here|more|details?|this( page)?|link|continue|go|(read|see|learn|find out|view) (more|all|details?)|(läs )?mer|här|vidare)\W*$|\b(click|klicka)\b/i;

test.each(parsedPages())('$path has links that say where they go', ({ document }) => {
  expect(links(document).filter(({ text }) => text === '' || vague.test(text))).toEqual([]);
});

test.each(parsedPages())('$path has no two links of the same text to different addresses', ({ document }) => {
  const all = links(document);
  const first = new Map(all.toReversed().map(({ text, href }) => [text.toLowerCase(), href]));
  expect(all.filter(({ text, href }) => first.get(text.toLowerCase()) !== href)).toEqual([]);
});
