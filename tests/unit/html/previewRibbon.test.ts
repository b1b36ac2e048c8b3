import { expect, test } from 'vitest';
import { inlineScripts } from '../../../scripts/edge/policy.ts';
import { findOne, parseDocument, textOf } from '../../../scripts/html/document.ts';
import { addPreviewRibbon } from '../../../scripts/html/previewRibbon.ts';

const page =
  '<html><head></head><body><div id="__next">A page</div><script id="__NEXT_DATA__" type="application/json">{}</script></body></html>';
const facts = { commit: '0123456789ab', branch: '<b>&$&' };

test('the ribbon stands behind what React renders, and takes any branch’s name as it is', () => {
  const html = addPreviewRibbon(page, facts);
  expect(html).toContain('<div id="__next">A page</div><aside');
  expect(textOf(findOne(parseDocument(html), 'p'))).toContain('Preview: 0123456789ab of <b>&$&');
  expect(inlineScripts(html)).toHaveLength(1);
});

test('a page that Next writes in another way is refused', () => {
  expect(() => addPreviewRibbon('<html></html>', facts)).toThrow(
    'Does Next write it in another way?',
  );
});
