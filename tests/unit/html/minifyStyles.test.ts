import { expect, test } from 'vitest';
import { minifyStyles } from '#src/build/html/minifyStyles.ts';

test('minifies style sheets, but not what styled-components reads in them', () => {
  const sheet = (first: string, second: string) =>
    `<style data-styled="">${first}/*!sc*/\ndata-styled.g1[id="a-0"]{content:"x, y,"}/*!sc*/\n${second}/*!sc*/\n</style>`;
  const quoted = `.y{gap:clamp(1px, 2vw, 3px);--a: 1px !important;content:'a "b", c'}`;
  expect(minifyStyles(sheet('.x { color: #ffffff; }', quoted))).toBe(
    sheet('.x{color:#fff}', `.y{gap:clamp(1px,2vw,3px);--a:1px!important;content:'a "b", c'}`),
  );
});
