import { expect, test } from 'vitest';
import { misspelt } from '#scripts/check/spelling.ts';
import { attribute, findAll, findOne, type Node, textOf } from '#src/build/html/document.ts';
import { site } from '#src/site.ts';
import { accessibleName } from '../built/checks/accessibleName.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

const pages = builtPages();

function expectNone(find: (document: Node) => string[]) {
  for (const { path, document } of pages) expect.soft(find(document), path).toEqual([]);
}

const links = (document: Node) =>
  findAll(document, 'a').map((link) => ({
    // An e-mail link with a subject has the same target as one without.
    href: attribute(link, 'href')?.replace(/^(mailto:[^?]+).*/, '$1'),
    text: accessibleName(link).toLowerCase(),
  }));

/** Link texts that mean nothing out of context, as screen readers list them. */
const vague =
  /^(here|more|details?|this( page)?|link|continue|go|(read|see|learn|find out|view) (more|all|details?)|(läs )?mer|här|vidare)\W*$|\b(click|klicka)\b/;

test('every link text says where the link leads', () =>
  expectNone((document) =>
    links(document)
      .map(({ text }) => text)
      .filter((text) => vague.test(text)),
  ));

test('links of a page with the same text have the same target', () =>
  expectNone((document) => {
    const all = links(document);
    const last = new Map(all.map(({ text, href }) => [text, href]));
    return all.filter(({ text, href }) => last.get(text) !== href).map(({ text }) => text);
  }));

const englishTexts = (page: Node) =>
  [...textsOf(findOne(page, 'body'), attribute(findOne(page, 'html'), 'lang'), [])]
    .filter(({ lang }) => lang.startsWith('en'))
    .map(({ text }) => text);

const cities = site.offices.flatMap(({ city }) => city.split(/[^\p{L}]+/u));

test('Swedish and Hungarian words have a lang attribute', () =>
  expectNone((document) =>
    englishTexts(document)
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      // Letters that do not occur even in English loan words.
      .filter((word) => /[åäöőűáíóú]/i.test(word) && !cities.includes(word)),
  ));

test('every text is spelt correctly in its language', () =>
  expectNone((document) =>
    [...textsOf(document)].flatMap(({ text, lang }) => misspelt(text, lang)),
  ));

const heads = pages.map(({ document }) => ({
  title: textOf(findOne(document, 'title')),
  description: findAll(document, 'meta', { name: 'description' })
    .map((meta) => attribute(meta, 'content'))
    .join(),
}));

test('titles and descriptions fit in search results, and each is unique', () => {
  const isCut = ({ title, description }: (typeof heads)[0]) =>
    title.length > 60 || !title.endsWith(` – ${site.name}`) || description.length > 155;
  expect(heads.filter(isCut)).toEqual([]);
  for (const kind of ['title', 'description'] as const) {
    const all = heads.map((head) => head[kind]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});
