import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import {
  chapterLineFrame,
  type Frame,
  frame,
  type Strokes,
} from '../../illustrations/lineDrawing.ts';
import { lineStart } from '../../illustrations/lineStart.ts';
import { contentFolder } from '../contentFolder.ts';
import { checkAgainst } from '../schemas/plainMessage.ts';
import { list, object } from '../schemas/schemaParts.ts';

interface Point {
  x: number;
  y: number;
}

/** The number of arguments of each SVG path command. */
const numbersPerCommand: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  Z: 0,
};

/** Removes the rounding errors of adding decimals. */
const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 1000) / 1000,
  y: Math.round(y * 1000) / 1000,
});

/**
 * Finds the end of a stroke of SVG path data without arcs, and the point before it: the start of
 * its last line or the last control point of its last curve.
 */
function strokeEnd(path: string): { before: Point; end: Point } {
  let start: Point | undefined;
  let before: Point = { x: 0, y: 0 };
  let current: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const name = command.toUpperCase();
    const origin = () => (command === name ? { x: 0, y: 0 } : current);
    const size = numbersPerCommand[name] || numbers.length || 1;
    for (let k = 0; k < numbers.length; k += size) {
      const part = numbers.slice(k, k + size);
      const { x, y } = origin();
      const [first = 0] = part;
      const pair = (from: number): Point => ({
        x: x + (part[from] ?? 0),
        y: y + (part[from + 1] ?? 0),
      });
      before = size > 2 ? pair(size - 4) : current;
      if (name === 'H') current = { x: x + first, y: current.y };
      else if (name === 'V') current = { x: current.x, y: y + first };
      else current = pair(size - 2);
      start ??= current;
    }
    if (name === 'Z' && start) current = start;
  }
  return { before: rounded(before), end: rounded(current) };
}

const stroke = v.pipe(
  v.string(),
  v.regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only'),
  v.regex(/^M[^M]+$/i, 'expected one unbroken stroke, so one M at its start'),
);

/** Returns a schema for a stroke that enters and leaves the frame horizontally at its line's height. */
const strokeThrough = (frame: Frame) => {
  const { width, lineY } = frame;
  const leavesStraight = (path: string) => {
    const { before, end } = strokeEnd(path);
    return end.x === width && end.y === lineY && before.y === lineY && before.x < end.x;
  };
  return v.pipe(
    stroke,
    v.regex(lineStart(frame), `expected a stroke that starts as "M0 ${lineY}"`),
    v.check(leavesStraight, `expected a stroke that leaves straight at ${width},${lineY}`),
  );
};

/** Reads and checks the strokes of an SVG file, if it exists. @throws Problems */
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
    /** Compressed with Brotli. The page's HTML contains the drawing. */
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

const lineAndDetails = v.tupleWithRest([strokeThrough(frame)], stroke);

/** Reads the strokes of a drawing from edge to edge, if it exists. @throws Problems */
export const readDrawing = (file: string): Strokes | undefined =>
  readStrokes(file, frame, lineAndDetails);

/**
 * The drawings at the end of the lists of works, services and industries, of each position, and of
 * two legal pages, by their slugs.
 */
export const closingDrawings = [
  'works',
  'services',
  'industries',
  'job',
  'due-diligence',
  'how-we-work-with-ai',
] as const;
export const closingDrawingFile = (name: (typeof closingDrawings)[number]) =>
  `${contentFolder}/drawings/line-${name}.svg`;

/** The drawing at the end of a work's page. */
export const workDrawingFile = (slug: string) => `${contentFolder}/works/${slug}/closing.svg`;

/** The picture of a position, with a mascot: 560 by 320, on the line at its lower edge. */
export const jobSceneFile = (slug: string) => `${contentFolder}/jobs/${slug}.svg`;

/** The drawing at the top of the Swedish page. */
export const swedenDrawingFile = `${contentFolder}/sverige.svg`;

/** Characters of path data. The page's HTML contains the drawing, so it has to be short. */
const maxLength = 400;
const chapterLine = v.pipe(
  strokeThrough(chapterLineFrame),
  v.maxLength(maxLength, `expected ${maxLength} characters at the most: fewer points`),
);
const chapterLines = v.strictTuple(
  [chapterLine, chapterLine, chapterLine],
  'expected three strokes',
);

/** The drawing below a page's title, if the page has one. @throws Problems */
export const readPageLine = (file: string): Strokes | undefined =>
  readStrokes(file, chapterLineFrame, v.tupleWithRest([strokeThrough(chapterLineFrame)], stroke));

/** The line drawings above the chapters of a work's page (problem, way, result), as SVG path data. */
export type ChapterLines = v.InferOutput<typeof chapterLines>;

export const chapterLinesFile = (slug: string) => `${contentFolder}/works/${slug}/rule.svg`;

/** Reads a work's own chapter lines, if it has them. @throws Problems */
export const readChapterLines = (file: string): ChapterLines | undefined =>
  readStrokes(file, chapterLineFrame, chapterLines);
