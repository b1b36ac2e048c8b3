import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import type { Frame } from '../illustrations/lineDrawing.ts';
import { checkAgainst } from './checkAgainst.ts';
import { list, object } from './schemaParts.ts';
import { strokeEnd } from './strokeEnd.ts';

/** Path data of one stroke. */
export const stroke = v.pipe(
  v.string(),
  v.regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only'),
  v.regex(/^M[^M]+$/i, 'expected one unbroken stroke, so one M at its start'),
);

/** A stroke that straight lines can lead up to and away from, at the height of the frame's line. */
export const strokeThrough = ({ width, line, start }: Frame) => {
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

/**
 * Reads and checks the strokes of an SVG file.
 * @param missing what to say if there is none
 * @throws Error naming file and field
 */
export function readStrokes<Paths extends v.GenericSchema>(
  file: string,
  { width, height }: Frame,
  paths: Paths,
  missing: string,
): v.InferOutput<Paths> {
  if (!existsSync(file)) throw new Error(`${file}: missing; ${missing}`);
  const source = readFileSync(file, 'utf8');
  const viewBox = `0 0 ${width} ${height}`;
  const schema = object({
    viewBox: v.literal(viewBox, `expected ${viewBox}`),
    elements: list(v.picklist(['svg', 'path'], 'expected nothing but paths')),
    paths,
    /** Brotli at its best; each page carries its drawing in its HTML. */
    bytes: v.pipe(v.number(), v.maxValue(1500, 'expected 1500 at the most, compressed: fewer points')),
  });
  const found = {
    viewBox: /\sviewBox="([^"]*)"/.exec(source)?.[1],
    elements: [...source.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name),
    paths: [...source.matchAll(/<path[^>]*?\sd="([^"]*)"/g)].map(([, path]) => path),
    bytes: brotliCompressSync(source).length,
  };
  return (checkAgainst(schema, file, found) as { paths: v.InferOutput<Paths> }).paths;
}
