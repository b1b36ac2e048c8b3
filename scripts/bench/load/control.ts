import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Served, serve } from '../../serve/wrangler.ts';

/** Serves a Pages project of one file and no Functions: the memory that it takes under load is none of this site's code. */
export async function serveControl(): Promise<Served> {
  const project = mkdtempSync(join(tmpdir(), 'load-control-'));
  mkdirSync(join(project, 'out'));
  copyFileSync('out/index.html', join(project, 'out/index.html'));
  process.on('exit', () => rmSync(project, { recursive: true, force: true }));
  return serve('out', await freePort(), { quiet: true, project });
}
