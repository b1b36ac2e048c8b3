import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wrangler } from '../serve/wrangler.ts';

/** Cloudflare reads these files and doesn't publish them. */
export const workerFiles = { script: '_worker.js', routes: '_routes.json' };

/** Bundles the Functions, so that exactly the tested bundle is deployed. */
export async function buildFunctions(folder: string) {
  // Wrangler would mistake an earlier bundle for the source.
  rmSync(join(folder, workerFiles.script), { force: true });
  const temporary = mkdtempSync(join(folder, '.functions-'));
  try {
    // Minifying removes the names of temporary files, so that two builds of a commit are equal.
    await wrangler([
      ...['pages', 'functions', 'build', 'functions', '--minify', '--outdir', temporary],
      ...['--output-routes-path', join(folder, workerFiles.routes)],
    ]);
    copyFileSync(join(temporary, 'index.js'), join(folder, workerFiles.script));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
