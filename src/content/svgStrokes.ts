import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { strokeEnd } from './strokeEnd.ts';

/** Path data of one stroke. */
export const stroke = z
  .string()
  .regex(/^[MLHVCSQTZ\d\s,.-]+$/i, 'expected lines and Bézier curves only')
  .regex(/^M[^M]+$/i, 'expected one unbroken stroke, so one M at its start');

/** What a stroke is drawn in; it comes in at the left edge and leaves at the right one at the height of `line`. */
interface Frame {
  width: number;
  height: number;
  line: number;
}

/** Whether a straight line at the frame's height can lead away from a stroke. */
export const leavesStraight =
  ({ width, line }: Frame) =>
  (path: string) => {
    const { before, end } = strokeEnd(path);
    return end.x === width && end.y === line && before.y === line && before.x < end.x;
  };

/** The attribute that a drawing in this frame has. */
export const viewBoxOf = ({ width, height }: Frame) => z.literal(`0 0 ${width} ${height}`, `expected 0 0 ${width} ${height}`);

/**
 * Reads the strokes of an SVG file, unchecked.
 * @param missing what to say if there is none
 */
export function readSvg(file: string, missing: string) {
  if (!existsSync(file)) throw new Error(`${file}: missing; ${missing}`);
  const source = readFileSync(file, 'utf8');
  return {
    source,
    viewBox: /\sviewBox="([^"]*)"/.exec(source)?.[1],
    paths: [...source.matchAll(/<path[^>]*?\sd="([^"]*)"/g)].map(([, path]) => path),
  };
}
