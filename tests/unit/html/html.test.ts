import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCompileHint } from '#src/build/html/compileHint.ts';
import { minifyStyles } from '#src/build/html/minifyStyles.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();
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
