import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLogo, svgOf, wordmarkSize } from '../../src/content/build/logo.ts';
import { routesOf } from '../edge/routes.ts';

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
 * @throws Error with wrangler's exit `status`; wrangler has printed why
 */
export function buildFunctions(folder: string) {
  // Wrangler would take an earlier bundle for the Functions' source.
  rmSync(join(folder, workerFiles.script), { force: true });
  const made = mkdtempSync(join(folder, '.functions-'));
  try {
    // Minified it holds no name of a temporary file, so two builds of one commit are the same.
    const args = ['pages', 'functions', 'build', 'functions', '--minify', '--outdir', made];
    execFileSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' },
    });
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
