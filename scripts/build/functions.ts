import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesOf } from '../edge/routes.ts';
import { wrangler } from '../edge/wrangler.ts';

/** What the host runs instead of files, and for which paths. Neither is published. */
export const workerFiles = { script: '_worker.js', routes: '_routes.json' };

/**
 * Bundles the Functions into a built site, so that what is tested is deployed without bundling again. The manifest of pictures
 * is part of the bundle, and so of the same build as the pictures.
 * @throws Error with wrangler's message
 */
export async function buildFunctions(folder: string) {
  // Wrangler would take an earlier bundle for the Functions' source.
  rmSync(join(folder, workerFiles.script), { force: true });
  const made = mkdtempSync(join(folder, '.functions-'));
  try {
    // Minified it holds no name of a temporary file, so two builds of one commit are the same.
    await wrangler(['pages', 'functions', 'build', 'functions', '--minify', '--outdir', made]);
    copyFileSync(join(made, 'index.js'), join(folder, workerFiles.script));
    writeFileSync(
      join(folder, workerFiles.routes),
      `${JSON.stringify(routesOf('functions'), null, 1)}\n`,
    );
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
