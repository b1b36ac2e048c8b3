import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';

test('no space between two words is a text of its own', () => {
  // React separates texts with comments. Chromium leaves such a space out of its accessibility tree, and Orca says "2026Dunavik".
  for (const { path, html } of builtPages())
    expect.soft(html.match(/[^>]{0,20}<!-- -->\s+<!-- -->[^<]{0,20}/g) ?? [], path).toEqual([]);
});
