import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDrawing } from '#src/content/drawings/readDrawing.ts';
import { randomTangle } from '#src/illustrations/randomTangle.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

/** Reads an SVG file of these paths. */
function read(paths: readonly string[]) {
  const file = join(folder(), 'one.svg');
  const drawn = paths.map((path) => (path.startsWith('<') ? path : `<path d="${path}"/>`));
  writeFileSync(file, `<svg viewBox="0 0 640 320">${drawn.join('')}</svg>`);
  return readDrawing(file);
}

const line = 'M0 290c60 0 80-90 200-90s140 90 300 90h140';

test('each entry without a drawing has its own valid tangle, always the same', () => {
  expect(readDrawing(join(folder(), 'none.svg'))).toBeUndefined();
  const names = ['ux-audit', 'ux-audits', 'b', ...Array.from({ length: 60 }, (_, k) => `a-${k}`)];
  const tangles = names.map(randomTangle);
  for (const tangle of tangles) expect(read(tangle)).toEqual(tangle);
  expect(tangles).toEqual(names.map(randomTangle));
  expect(new Set(tangles.flat()).size).toBe(names.length);
});

test.each([
  ['no stroke', [], 'paths[0]: missing'],
  ['a lifted pen in a detail', [line, 'M9 9h9M9 19h9'], 'paths[1]: expected one unbroken stroke'],
  ['a lifted pen', [line.replace('h140', 'm0 0h140')], 'paths[0]: expected one unbroken stroke'],
  ['an arc', [`${line}a5 5 0 0 1 0 0`], 'paths[0]: expected lines and Bézier curves only'],
  ['what is no path', [line, '<circle r="9"/>'], 'elements[2]: expected nothing but paths'],
])('rejects a drawing with %s', (_, paths, problem) =>
  expect(() => read(paths)).toThrow(`one.svg: ${problem}`),
);
