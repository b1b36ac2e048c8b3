import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapterLinesFile, readChapterLines } from '../../../src/content/chapterLine.ts';
import { loadWorks } from '../../../src/content/load.ts';

const line = 'M0 70h40c20 0 20-40 40-40s20 40 40 40h200';
const svg = (...paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

function read(source: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'rule-')), 'rule.svg');
  writeFileSync(file, source);
  return readChapterLines(file);
}

test('the lines of a work are three strokes', () => expect(read(svg(line, line, line))).toEqual([line, line, line]));

test('no two works have the same line', () => {
  const all = loadWorks().flatMap(({ slug }) => readChapterLines(chapterLinesFile(slug)));
  expect(new Set(all).size).toBe(all.length);
});

describe('an invalid one is refused, and the message says why', () => {
  test.each([
    ['two strokes', svg(line, line), 'paths'],
    ['another frame', svg(line, line, line).replace('320 140', '320 100'), 'viewBox: expected 0 0 320 140'],
    ['a lifted pen', svg(line.replace('h200', 'm0 0h200'), line, line), 'paths[0]: expected one unbroken stroke'],
    ['another start', svg(line, line.replace('M0', 'M1'), line), 'paths[1]: expected a stroke that starts as "M0 70"'],
    ['another end', svg(line, line, line.replace('h200', 'h100')), 'paths[2]: expected a stroke that leaves straight'],
    ['an arc', svg(line.replace('h200', 'a5 5 0 0 1 0 0h200'), line, line), 'paths[0]: expected lines and Bézier curves only'],
    ['many points', svg(`M0 70${'h1'.repeat(320)}`, line, line), 'paths[0]: expected 400 characters at the most'],
  ])('%s', (_, source, expected) => {
    expect(() => read(source)).toThrow(`rule.svg: ${expected}`);
  });

  test('none at all', () => expect(() => readChapterLines('none.svg')).toThrow('none.svg: missing'));
});
