import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { frame, type Strokes } from '../lineDrawing.ts';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import { strokeEnd } from './strokeEnd.ts';

const { width, height, line, start } = frame;

const stroke = z
  .string()
  .regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only')
  .regex(/^M[^M]+$/i, 'expected one unbroken stroke, so one M at its start');

/** Whether a straight line at the frame's height can lead away from a stroke. */
const leavesStraight = (path: string) => {
  const { before, end } = strokeEnd(path);
  return end.x === width && end.y === line && before.y === line && before.x < end.x;
};

const drawingSchema = z.strictObject({
  viewBox: z.literal(`0 0 ${width} ${height}`, `expected 0 0 ${width} ${height}`),
  elements: z.array(z.enum(['svg', 'path'], 'expected nothing but paths')),
  paths: z
    .tuple([
      stroke
        .regex(start, `expected a stroke that starts as "M0 ${line}"`)
        .refine(leavesStraight, `expected a stroke that leaves straight at ${width},${line}`),
      stroke.optional(),
    ])
    .transform((both): Strokes => both.filter((one) => one !== undefined)),
  /** Brotli at its best; each page carries its drawing in its HTML. */
  bytes: z.number().max(1500, 'expected 1500 at the most, compressed: fewer points'),
});

/** Reads and checks a drawing. @returns its strokes @throws Error naming file and field */
export function readDrawing(file: string): Strokes {
  if (!existsSync(file)) throw new Error(`${file}: missing; every service and industry has a drawing`);
  const source = readFileSync(file, 'utf8');
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found]) => found);
  const result = drawingSchema.safeParse({
    viewBox: all(/\sviewBox="([^"]*)"/g)[0],
    elements: all(/<([a-z]\w*)/gi),
    paths: all(/<path[^>]*?\sd="([^"]*)"/g),
    bytes: brotliCompressSync(source).length,
  });
  if (!result.success) throw new Error(formatSchemaErrors(file, result.error));
  return result.data.paths;
}
