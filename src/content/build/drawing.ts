import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import {
  chapterLineFrame,
  type Frame,
  frame,
  type Strokes,
} from '../../illustrations/lineDrawing.ts';
import { contentFolder } from './folder.ts';
import { checkAgainst } from './plainMessage.ts';
import { list, object } from './schemaParts.ts';

interface Point {
  x: number;
  y: number;
}

/** How many numbers each command takes at a time. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/** What is left of adding decimals goes. */
const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
});

/**
 * Where a stroke of SVG path data without arcs ends, and the point before: where its last line starts, or the last handle of
 * its last curve.
 */
function strokeEnd(path: string): { before: Point; end: Point } {
  let start: Point | undefined;
  let before: Point = { x: 0, y: 0 };
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const name = command.toUpperCase();
    const origin = () => (command === name ? { x: 0, y: 0 } : at);
    const size = takes[name] || numbers.length || 1;
    for (let k = 0; k < numbers.length; k += size) {
      const part = numbers.slice(k, k + size);
      const { x, y } = origin();
      const [first = 0] = part;
      const pair = (from: number): Point => ({
        x: x + (part[from] ?? 0),
        y: y + (part[from + 1] ?? 0),
      });
      before = size > 2 ? pair(size - 4) : at;
      if (name === 'H') at = { x: x + first, y: at.y };
      else if (name === 'V') at = { x: at.x, y: y + first };
      else at = pair(size - 2);
      start ??= at;
    }
    if (name === 'Z' && start) at = start;
  }
  return { before: rounded(before), end: rounded(at) };
}

const stroke = v.pipe(
  v.string(),
  v.regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only'),
  v.regex(/^M[^M]+$/i, 'expected one unbroken stroke, so one M at its start'),
);

/** A stroke that straight lines can lead up to and away from, at the height of the frame's line. */
const strokeThrough = ({ width, line, start }: Frame) => {
  const leavesStraight = (path: string) => {
    const { before, end } = strokeEnd(path);
    return end.x === width && end.y === line && before.y === line && before.x < end.x;
  };
  return v.pipe(
    stroke,
    v.regex(start, `expected a stroke that starts as "M0 ${line}"`),
    v.check(leavesStraight, `expected a stroke that leaves straight at ${width},${line}`),
  );
};

/** Reads and checks the strokes of an SVG file, if there is one. @throws Error naming file and field */
function readStrokes<Paths extends v.GenericSchema>(
  file: string,
  { width, height }: Frame,
  paths: Paths,
): v.InferOutput<Paths> | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const viewBox = `0 0 ${width} ${height}`;
  const schema = object({
    viewBox: v.literal(viewBox, `expected ${viewBox}`),
    elements: list(v.picklist(['svg', 'path'], 'expected nothing but paths')),
    paths,
    /** Brotli at its best; each page carries its drawing in its HTML. */
    bytes: v.pipe(
      v.number(),
      v.maxValue(1500, 'expected 1500 at the most, compressed: fewer points'),
    ),
  });
  const found = {
    viewBox: /\sviewBox="([^"]*)"/.exec(source)?.[1],
    elements: [...source.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name),
    paths: [...source.matchAll(/<path[^>]*?\sd="([^"]*)"/g)].map(([, path]) => path),
    bytes: brotliCompressSync(source).length,
  };
  return (checkAgainst(schema, file, found) as { paths: v.InferOutput<Paths> }).paths;
}

const oneOrTwo = v.pipe(
  v.strictTuple([strokeThrough(frame), v.optional(stroke)], 'expected one stroke, or two'),
  v.transform((both): Strokes => both.filter((one) => one !== undefined)),
);

/** The drawing of a service or an industry, if it has one. @returns its strokes @throws Error naming file and field */
export const readDrawing = (file: string): Strokes | undefined =>
  readStrokes(file, frame, oneOrTwo);

/** Characters of path data: each page carries its lines in its HTML. */
const longest = 400;
const chapterLine = v.pipe(
  strokeThrough(chapterLineFrame),
  v.maxLength(longest, `expected ${longest} characters at the most: fewer points`),
);
const chapterLines = v.strictTuple(
  [chapterLine, chapterLine, chapterLine],
  'expected three strokes',
);

/** The lines above a work's problem, its way and its result, as path data. */
export type ChapterLines = v.InferOutput<typeof chapterLines>;

export const chapterLinesFile = (slug: string) => `${contentFolder}/works/${slug}/rule.svg`;

/** The lines in a work's own hand, if it has them. @throws Error naming file and field */
export const readChapterLines = (file: string): ChapterLines | undefined =>
  readStrokes(file, chapterLineFrame, chapterLines);
