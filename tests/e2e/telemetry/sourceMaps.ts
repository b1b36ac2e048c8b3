import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { mapsFolder } from '../../../scripts/e2e/telemetry.ts';
import type { Frame } from './visitor.ts';

/**
 * Where in the source a frame is, by the map that was sent for its script.
 * @returns a file such as `src/screens/work/WorkScreen.tsx`, and its line; nothing for a frame that is in no script of ours
 */
export function inSource({ filename, lineno = 0, colno = 0 }: Frame): { file: string; line: number } | undefined {
  const { pathname } = new URL(filename);
  if (!pathname.startsWith('/_next/static/')) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${join(mapsFolder, decodeURIComponent(pathname))}.map`, 'utf8')));
  const origin = map.findOrigin(lineno, colno);
  if (!('fileName' in origin)) return undefined;
  return { file: origin.fileName.replace(/^webpack:\/\/_N_E\/(\.\/)?/, ''), line: origin.lineNumber };
}
