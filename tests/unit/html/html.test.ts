import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCompileHint } from '#src/build/html/compileHint.ts';
import { inlineSuspenseBoundaries } from '#src/build/html/inlineSuspenseBoundaries.ts';
import { minifyStyles } from '#src/build/html/minifyStyles.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
const placeholder = (id: string) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
const boundary = (id: string, content: string) =>
  `<div hidden id="S:${id}">${content}</div><script>$RB=[];$RV=function(a){for(;b<a;){}};$RC=function(){};$RC("B:${id}","S:${id}")</script>`;

test('moves Suspense boundaries to their placeholders, also nested ones', () => {
  const html = `<main>${placeholder('0')}</main>${boundary('0', `<div>one ${placeholder('1')}</div>`)}${boundary('1', '<p>two</p>')}`;
  expect(inlineSuspenseBoundaries(html)).toBe(
    '<main><!--$--><div>one <!--$--><p>two</p><!--/$--></div><!--/$--></main>',
  );
});

test('minifies style sheets, but not what styled-components reads in them', () => {
  const sheet = (first: string, second: string) =>
    `<style data-styled="">${first}/*!sc*/\ndata-styled.g1[id="a-0"]{content:"x, y,"}/*!sc*/\n${second}/*!sc*/\n</style>`;
  expect(minifyStyles(sheet('.x { color: #ffffff; }', '.y{gap:clamp(1px, 2vw, 3px);}'))).toBe(
    sheet('.x{color:#fff}', '.y{gap:clamp(1px,2vw,3px)}'),
  );
});

test('adds one compile hint to a script', () => {
  const file = join(folder(), 'a.js');
  writeFileSync(file, 'run()');
  for (const _ of [1, 2]) addCompileHint(file);
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()');
});
