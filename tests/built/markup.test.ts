import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { attribute, type Element, findAll, parseDocument, textOf } from '../../scripts/html/document.ts';

const pages = builtPages().map(({ path, html }) => [path, parseDocument(html)] as const);

test.each(pages)('%s gives its pictures a size, and says which links open a new tab', (_, page) => {
  const sized = (image: Element) => ['alt', 'width', 'height'].every((name) => attribute(image, name) !== undefined);
  expect(findAll(page, 'img').filter((image) => !sized(image))).toEqual([]);
  const outward = findAll(page, 'a').filter((link) => attribute(link, 'target') !== undefined);
  for (const link of outward) {
    expect(attribute(link, 'rel')).toContain('noopener');
    expect(textOf(link)).toMatch(/new tab|ny flik/);
  }
});
