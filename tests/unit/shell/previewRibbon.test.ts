import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlineScripts } from '#src/build/host/policy.ts';
import { findOne, parseDocument, textOf } from '#src/build/html/document.ts';
import { PreviewRibbon } from '#src/shell/PreviewRibbon.tsx';

test('escapes the branch name, and has one script', () => {
  const html = renderToStaticMarkup(
    createElement(PreviewRibbon, { commit: '0123456789ab', branch: '<b>&$&' }),
  );
  expect(textOf(findOne(parseDocument(html), 'p'))).toBe('Preview: 0123456789ab of <b>&$&');
  expect(inlineScripts(html)).toHaveLength(1);
});
