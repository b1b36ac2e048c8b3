import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Foreign } from '#src/ui/Foreign.tsx';

test('marks listed words that have signs', () => {
  const text = { words: { 'C++': 'sv', 'a.b': 'hu' }, children: 'C++ a.b axb' };
  expect(renderToStaticMarkup(createElement(() => Foreign(text)))).toBe(
    '<span lang="sv">C++</span> <span lang="hu">a.b</span> axb',
  );
});
