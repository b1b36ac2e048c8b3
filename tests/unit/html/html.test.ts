import { readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCompileHint } from '../../../scripts/html/compileHint.ts';
import { inlineSuspenseBoundaries } from '../../../scripts/html/inlineSuspenseBoundaries.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
const gap = (id: string) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
const part = (id: string, content: string) =>
  `<div hidden id="S:${id}">${content}</div><script>$RB=[];$RV=function(a){for(;b<a;){}};$RC=function(){};$RC("B:${id}","S:${id}")</script>`;

test('what React wrote at the end of the page is put in its place, even one part within another', () => {
  const html = `<main>${gap('0')}</main>${part('0', `<div>one ${gap('1')}</div>`)}${part('1', '<p>two</p>')}`;
  expect(inlineSuspenseBoundaries(html)).toBe(
    '<main><!--$--><div>one <!--$--><p>two</p><!--/$--></div><!--/$--></main>',
  );
});

test.each([
  ['a gap without a part', `<main>${gap('0')}</main>`],
  ['a part without a gap', `<main></main>${part('0', '<p>one</p>')}`],
  [
    'a part written in another way',
    `<main>${gap('0')}</main><div hidden id="S:0">one</div><script src="/move.js"></script>`,
  ],
])('%s is reported', (_, html) =>
  expect(() => inlineSuspenseBoundaries(html)).toThrow('Does React write it in another way?'),
);

test('a script gets one compile hint, however often it is added, and its source map still leads to the source', () => {
  const file = join(folder(), 'a.js');
  writeFileSync(file, 'run()');
  writeFileSync(
    `${file}.map`,
    JSON.stringify({ version: 3, sources: ['page.ts'], names: [], mappings: 'AAEE' }),
  );
  addCompileHint(file);
  addCompileHint(file);
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()');
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  expect(map.findEntry(1, 0)).toMatchObject({
    originalSource: 'page.ts',
    originalLine: 2,
    originalColumn: 2,
  });
});
