import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  chapterLinesFile,
  readChapterLines,
  readDrawing,
  readPageLine,
} from '#src/content/build/drawing.ts';
import { loadWorks } from '#src/content/build/load.ts';
import { tangleOf } from '#src/illustrations/tangle.ts';
import { freshFolder } from '../freshFolder.ts';

const line = 'M0 290c60 0 80-90 200-90s140 90 300 90h140';
const chapter = 'M0 70h40c20 0 20-40 40-40s20 40 40 40h200';
const svg = (size: string, ...paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
const drawing = (...paths: string[]) => svg('640 320', ...paths);
const rule = (...paths: string[]) => svg('320 140', ...paths);

const folder = freshFolder();

function read<T>(reader: (file: string) => T, source: string): T {
  writeFileSync(join(folder(), 'one.svg'), source);
  return reader(join(folder(), 'one.svg'));
}

test('reads drawings of one or two strokes, a page’s line, and three chapter lines, which no two works share', () => {
  expect(read(readDrawing, drawing(line))).toEqual([line]);
  expect(read(readDrawing, drawing(line, 'M9 9h9'))).toEqual([line, 'M9 9h9']);
  expect(read(readPageLine, rule(chapter))).toBe(chapter);
  expect(read(readChapterLines, rule(chapter, chapter, chapter))).toEqual([
    chapter,
    chapter,
    chapter,
  ]);
  const all = loadWorks().flatMap(({ slug }) => readChapterLines(chapterLinesFile(slug)) ?? []);
  expect(new Set(all).size).toBe(all.length);
});

test('makes a tangle for an entry without a drawing: always the same, unique, and valid', () => {
  expect(readDrawing(join(folder(), 'none.svg'))).toBeUndefined();
  const names = [
    'ux-audit',
    'ux-audits',
    'branding',
    'b',
    'film-and-media',
    'söka',
    ...Array.from({ length: 60 }, (_, k) => `service-${k}`),
  ];
  const tangles = names.map(tangleOf);
  for (const tangle of tangles) expect(read(readDrawing, drawing(...tangle))).toEqual(tangle);
  expect(tangles).toEqual(names.map(tangleOf));
  expect(new Set(tangles.flat()).size).toBe(names.length);
});

const manyPoints = Array.from(
  { length: 900 },
  (_, k) => `l${(k * k * 7) % 613}.${k} ${(k * k * 11) % 307}.${k % 7}`,
).join('');

const aslant = 'M0 290L500 280 640 290';
test.each([
  ['no stroke', [], 'paths[0]: missing'],
  ['three strokes', [line, 'M9 9h9', 'M9 19h9'], 'paths[2]: expected one stroke, or two'],
  ['a lifted pen', [line.replace('h140', 'm0 0h140')], 'paths[0]: expected one unbroken stroke'],
  [
    'another start',
    [line.replace('M0', 'M9')],
    'paths[0]: expected a stroke that starts as "M0 290"',
  ],
  ['an end aslant', [aslant], 'paths[0]: expected a stroke that leaves straight'],
  ['an arc', [`${line}a5 5 0 0 1 0 0`], 'paths[0]: expected lines and Bézier curves only'],
  ['too many points', [`M0 290${manyPoints}L9 290H640`], 'bytes: expected 1500 at the most'],
])('rejects a drawing with %s', (_, paths, expected) =>
  expect(() => read(readDrawing, drawing(...paths))).toThrow(`one.svg: ${expected}`),
);

test('rejects another frame, and what is no path', () => {
  expect(() => read(readDrawing, svg('600 320', line))).toThrow('viewBox: expected 0 0 640 320');
  const circle = drawing(line).replace('</svg>', '<circle r="9"/></svg>');
  expect(() => read(readDrawing, circle)).toThrow('elements[2]: expected nothing but paths');
});

test('rejects a missing chapter line, and a long one', () => {
  const readRules =
    (...paths: string[]) =>
    () =>
      read(readChapterLines, rule(...paths));
  expect(readRules(chapter, chapter)).toThrow('paths[2]: missing');
  const long = `M0 70${'h1'.repeat(320)}`;
  expect(readRules(long, chapter, chapter)).toThrow('paths[0]: expected 400 characters');
});
