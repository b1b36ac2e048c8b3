/** Builds the pages a second time, elsewhere, and compares: one commit must always give the same files. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inPlace } from './html/inPlace.ts';
import { putOff } from './html/laterScripts.ts';

const again = '.cache/again';
rmSync(again, { recursive: true, force: true });
execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DIST_DIR: again, NEXT_TELEMETRY_DISABLED: '1' },
});

const pages = globSync('**/*.html', { cwd: 'out' }).sort();
const others = globSync('**/*.html', { cwd: again }).sort();
const read = (folder: string, page: string) => readFileSync(join(folder, page), 'utf8');
const differing = pages.filter((page) => !others.includes(page) || read('out', page) !== putOff(inPlace(read(again, page))));
if (pages.length === 0 || pages.length !== others.length || differing.length) {
  console.error(
    `The second build differs: ${pages.length} pages, then ${others.length}. Differing: ${differing.join(', ') || 'none'}`,
  );
  process.exit(1);
}
console.log(`${pages.length} pages, the same both times`);
