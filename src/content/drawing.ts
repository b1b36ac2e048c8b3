import * as v from 'valibot';
import { chapterLineFrame, frame, type Strokes } from '../illustrations/lineDrawing.ts';
import { readStrokes, stroke, strokeThrough } from './svgStrokes.ts';

const oneOrTwo = v.pipe(
  v.strictTuple([strokeThrough(frame), v.optional(stroke)], 'expected one stroke, or two'),
  v.transform((both): Strokes => both.filter((one) => one !== undefined)),
);

/** The drawing of a service or an industry. @returns its strokes @throws Error naming file and field */
export const readDrawing = (file: string): Strokes =>
  readStrokes(file, frame, oneOrTwo, 'every service and industry has a drawing');

/** Characters of path data: each page carries its lines in its HTML. */
const longest = 400;
const chapterLine = v.pipe(
  strokeThrough(chapterLineFrame),
  v.maxLength(longest, `expected ${longest} characters at the most: fewer points`),
);
const chapterLines = v.strictTuple([chapterLine, chapterLine, chapterLine], 'expected three strokes');

/** The lines above a work's problem, its way and its result, as path data. */
export type ChapterLines = v.InferOutput<typeof chapterLines>;

export const chapterLinesFile = (slug: string) => `src/content/works/${slug}/rule.svg`;

/** @throws Error naming file and field */
export const readChapterLines = (file: string): ChapterLines =>
  readStrokes(file, chapterLineFrame, chapterLines, 'every work has a line in its own hand');
