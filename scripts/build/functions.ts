import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLogo, svgOf, wordmarkSize } from '../../src/content/build/logo.ts';
import { routesOf } from '../edge/routes.ts';
import { wrangler } from '../edge/wrangler.ts';

/** What the host runs instead of files, and for which paths. Neither is published. */
export const workerFiles = { script: '_worker.js', routes: '_routes.json' };

/** What the Functions' own pages show as the header does; they cannot read it. */
function wordmark() {
  const logo = readLogo();
  const size = wordmarkSize();
  return `globalThis.WORDMARK=${JSON.stringify({ size, logo: logo && svgOf(logo, 'aria-hidden="true"') })};\n`;
}

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
    writeFileSync(
      join(folder, workerFiles.script),
      wordmark() + readFileSync(join(made, 'index.js'), 'utf8'),
    );
    writeFileSync(
      join(folder, workerFiles.routes),
      `${JSON.stringify(routesOf('functions'), null, 1)}\n`,
    );
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
