import { expect, test } from 'vitest';
import { attribute, findAll, findOne, type Node, textOf } from '../../scripts/html/document.ts';
import { site } from '../../src/site.ts';
import { accessibleName } from '../built/checks/accessibleName.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

const pages = builtPages();

/** Runs `find` on every page. @returns a line for each result, with the page's path */
const onEveryPage = (find: (document: Node) => string[]) =>
  pages.flatMap(({ path, document }) => find(document).map((line) => `${path}: ${line}`));

const links = (document: Node) =>
  findAll(document, 'a').flatMap((link) => {
    const href = attribute(link, 'href');
    // An e-mail link with a subject has the same target as one without.
    return href === undefined
      ? []
      : [{ href: href.replace(/^(mailto:[^?]+).*/, '$1'), text: accessibleName(link) }];
  });

/** Link texts that mean nothing out of context, as screen readers list them. */
const vague =
  /^(here|more|details?|this( page)?|link|continue|go|(read|see|learn|find out|view) (more|all|details?)|(läs )?mer|här|vidare)\W*$|\b(click|klicka)\b/i;

test('every link text says where the link leads', () => {
  const found = onEveryPage((document) =>
    links(document).flatMap(({ text }) => (vague.test(text) ? [text] : [])),
  );
  expect(found).toEqual([]);
});

test('no two links of a page have the same text and different targets', () => {
  const found = onEveryPage((document) => {
    const all = links(document);
    const first = new Map(all.toReversed().map(({ text, href }) => [text.toLowerCase(), href]));
    return all
      .filter(({ text, href }) => first.get(text.toLowerCase()) !== href)
      .map(({ text }) => text);
  });
  expect(found).toEqual([]);
});

/** Names of cities need no `lang` attribute. */
const cities = site.offices.flatMap(({ city }) => city.split(/[^\p{L}]+/u));

test('Swedish and Hungarian words have a lang attribute', () => {
  const found = onEveryPage((document) => {
    const english = [...textsOf(findOne(document, 'body'), 'en', [])].filter(({ lang }) =>
      lang.startsWith('en'),
    );
    // Letters that do not occur even in English loan words.
    return english.flatMap(({ text }) =>
      text
        .split(/[^\p{L}]+/u)
        .filter((word) => /[åäöőűáíóú]/i.test(word) && !cities.includes(word)),
    );
  });
  expect(found).toEqual([]);
});

/** The title and the description of each page. */
const heads = pages.map(({ path, document }) => {
  const [meta] = findAll(document, 'meta', { name: 'description' });
  return {
    path,
    title: textOf(findOne(document, 'title')),
    description: (meta && attribute(meta, 'content')) ?? '',
  };
});

test('titles and descriptions fit in search results, and each is unique', () => {
  const cut = heads.filter(
    ({ title, description }) => title.length > 60 || description.length > 155,
  );
  expect(cut).toEqual([]);
  expect(heads.filter(({ title }) => !title.endsWith(` – ${site.name}`))).toEqual([]);
  for (const kind of ['title', 'description'] as const) {
    const all = heads.map((head) => head[kind]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});
