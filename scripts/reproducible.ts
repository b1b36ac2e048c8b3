/** Builds the pages a second time, elsewhere, and compares: one commit must always give the same files. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const again = '.cache/again';
rmSync(again, { recursive: true, force: true });
execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DIST_DIR: again, NEXT_TELEMETRY_DISABLED: '1' },
});

const pages = globSync('**/*.html', { cwd: 'out' }).sort();
const others = globSync('**/*.html', { cwd: again }).sort();
const differing = pages.filter(
  (page) => !others.includes(page) || readFileSync(join('out', page), 'utf8') !== readFileSync(join(again, page), 'utf8'),
);
if (pages.length === 0 || pages.length !== others.length || differing.length) {
  console.error(
    `The second build differs: ${pages.length} pages, then ${others.length}. Differing: ${differing.join(', ') || 'none'}`,
  );
  process.exit(1);
}
console.log(`${pages.length} pages, the same both times`);
