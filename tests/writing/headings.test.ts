import { expect, test } from 'vitest';
import { parsedPages } from '../../scripts/audit/writing/pages.ts';
import { accessibleName, elements, findOne, type Node } from '../../scripts/html/document.ts';

const headings = (node: Node) =>
  elements(node)
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((element) => ({ level: Number(element.tagName[1]), text: accessibleName(element) }));

test.each(parsedPages())('$path has one top-level heading and skips no level', ({ document }) => {
  const inMain = headings(findOne(document, 'main'));
  expect(headings(document).filter(({ level }) => level === 1)).toHaveLength(1);
  expect(inMain[0]?.level).toBe(1);
  const skipped = inMain.filter(({ level }, index) => level > (inMain[index - 1]?.level ?? 0) + 1);
  expect(skipped).toEqual([]);
  expect(inMain.filter(({ text }) => text === '')).toEqual([]);
});
