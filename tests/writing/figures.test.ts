import { expect, test } from 'vitest';
import { findOne } from '../../scripts/html/document.ts';
import { bySlug, loadIndustries } from '../../src/content/build/load.ts';
import { industries } from '../../src/content/facts/industries.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

/** The English texts of each page's `main`. */
const pages = builtPages().map(({ path, document }) => {
  const texts = [...textsOf(findOne(document, 'main'), 'en', [])].filter(({ lang }) =>
    lang.startsWith('en'),
  );
  return { path, text: texts.map(({ text }) => text).join('') };
});
const found = (pattern: RegExp) =>
  pages.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((one) => `${path}: ${one}`));

test('no space separates a number from its per cent sign', () =>
  expect(found(/\d\s+%/g)).toEqual([]));

test('pages use one name for an industry outside the menu', () => {
  const names = industries
    .filter(({ slug, name }) => bySlug(loadIndustries(), slug).name !== name)
    .map(({ name }) => name);
  for (const name of names) expect(found(new RegExp(name, 'g'))).toEqual([]);
});
