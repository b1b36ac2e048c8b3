import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { frame, type Strokes } from '../illustrations/lineDrawing.ts';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import { leavesStraight, readSvg, stroke, viewBoxOf } from './svgStrokes.ts';

const { width, line, start } = frame;

const drawingSchema = z.strictObject({
  viewBox: viewBoxOf(frame),
  elements: z.array(z.enum(['svg', 'path'], 'expected nothing but paths')),
  paths: z
    .tuple([
      stroke
        .regex(start, `expected a stroke that starts as "M0 ${line}"`)
        .refine(leavesStraight(frame), `expected a stroke that leaves straight at ${width},${line}`),
      stroke.optional(),
    ])
    .transform((both): Strokes => both.filter((one) => one !== undefined)),
  /** Brotli at its best; each page carries its drawing in its HTML. */
  bytes: z.number().max(1500, 'expected 1500 at the most, compressed: fewer points'),
});

/** Reads and checks a drawing. @returns its strokes @throws Error naming file and field */
export function readDrawing(file: string): Strokes {
  const { source, viewBox, paths } = readSvg(file, 'every service and industry has a drawing');
  const result = drawingSchema.safeParse({
    viewBox,
    elements: [...source.matchAll(/<([a-z]\w*)/gi)].map(([, found]) => found),
    paths,
    bytes: brotliCompressSync(source).length,
  });
  if (!result.success) throw new Error(formatSchemaErrors(file, result.error));
  return result.data.paths;
}
