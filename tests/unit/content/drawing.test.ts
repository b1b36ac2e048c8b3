import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../../src/content/drawing.ts';
import { strokeEnd } from '../../../src/content/strokeEnd.ts';

const line = 'M0 290c60 0 80-90 200-90s140 90 300 90h140';
const svg = (...paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">${paths.map((d) => `<path d="${d}"/>`).join('\n')}</svg>`;

function read(source: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'drawing-')), 'one.svg');
  writeFileSync(file, source);
  return readDrawing(file);
}

test('a drawing of one stroke, or of two, is its strokes', () => {
  expect(read(svg(line))).toEqual([line]);
  expect(read(svg(line, 'M9 9h9'))).toEqual([line, 'M9 9h9']);
});

const manyPoints = Array.from({ length: 900 }, (_, k) => `l${(k * k * 7) % 613}.${k} ${(k * k * 11) % 307}.${k % 7}`).join('');

describe('an invalid drawing is refused, and the message says why', () => {
  test.each([
    ['no stroke', svg(), 'paths: '],
    ['three strokes', svg(line, 'M9 9h9', 'M9 19h9'), 'paths: '],
    ['a stroke that lifts the pen', svg(line.replace('h140', 'm0 0h140')), 'paths[0]: expected one unbroken stroke'],
    ['another frame', svg(line).replace('640 320', '600 320'), 'viewBox: expected 0 0 640 320'],
    ['no frame', svg(line).replace(/ viewBox="[^"]*"/, ''), 'viewBox: expected 0 0 640 320'],
    ['a line that starts elsewhere', svg(line.replace('M0', 'M9')), 'paths[0]: expected a stroke that starts as "M0 290"'],
    ['a line that ends elsewhere', svg(line.replace('h140', 'h130')), 'paths[0]: expected a stroke that leaves straight'],
    ['a line that leaves aslant', svg('M0 290L500 280 640 290'), 'paths[0]: expected a stroke that leaves straight'],
    ['an arc', svg(`${line}a5 5 0 0 1 0 0`), 'paths[0]: expected lines and Bézier curves only'],
    ['what is no path', svg(line).replace('</svg>', '<circle r="9"/></svg>'), 'elements[2]: expected nothing but paths'],
    ['too many points', svg(`M0 290${manyPoints}L9 290H640`), 'bytes: expected 1500 at the most'],
  ])('%s', (_, source, expected) => {
    expect(() => read(source)).toThrow(`one.svg: ${expected}`);
  });

  test('none at all', () => expect(() => readDrawing('none.svg')).toThrow('none.svg: missing'));
});

test.each([
  ['M0 0h5v7', { before: { x: 5, y: 0 }, end: { x: 5, y: 7 } }],
  ['M1 1L2 3-4.5.5', { before: { x: 2, y: 3 }, end: { x: -4.5, y: 0.5 } }],
  ['M1 1c0 1 2 3 4 5', { before: { x: 3, y: 4 }, end: { x: 5, y: 6 } }],
  ['M1 1q1 1 2 0s1 1 3 1', { before: { x: 4, y: 2 }, end: { x: 6, y: 2 } }],
  ['M3 4h9zl1 0', { before: { x: 3, y: 4 }, end: { x: 4, y: 4 } }],
])('the end of %s', (path, expected) => expect(strokeEnd(path)).toEqual(expected));
