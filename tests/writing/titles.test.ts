import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { textPieces } from '../../scripts/audit/writing/texts.ts';
import { site } from '../../src/site.ts';

/** The title and the description, as search engines show them. */
const heads = parsedPages().map((page) => {
  const [title = '', description = ''] = textPieces(page).flatMap(({ text, place }) => (place === 'head' ? [text] : []));
  return { path: page.path, title, description };
});

test.each(heads)('$path has a title and a description that search results show in full', ({ title, description }) => {
  expect(title.length, title).toBeLessThanOrEqual(60);
  expect(description.length, description).toBeLessThanOrEqual(155);
  expect(title).toMatch(new RegExp(` – ${site.name}$`));
});

test.each(['title', 'description'] as const)('no two pages have the same %s', (kind) => {
  const all = heads.map((head) => head[kind]);
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});
