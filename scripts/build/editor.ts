import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { editorConfig } from '../../src/editor/config.ts';
import { editorPath, site } from '../../src/site.ts';

const editor = 'node_modules/@sveltia/cms';

const page = (scripts: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${site.name}: editor</title>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
<noscript>The editor needs scripts.</noscript>
`;

/** Previews sign in through their own origin, not the live site's. */
const start = (repository: string) => `
import CMS from '@sveltia/cms';
const config = ${JSON.stringify(editorConfig(repository))};
config.backend.base_url = location.origin;
CMS.init({ config });
`;

/**
 * Adds the content editor, Sveltia CMS, to a built site.
 * @param repository `owner/name` on GitHub
 * @param scripts the URLs of further scripts
 */
export async function writeEditor(folder: string, repository: string, ...scripts: string[]) {
  const into = join(folder, editorPath);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await build({
    stdin: { contents: start(repository), resolveDir: '.' },
    outdir: into,
    entryNames: 'start',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    // Needed only by field types that the editor's forms don't use: code and maps.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw*'],
    logLevel: 'error',
  });
  cpSync(`${editor}/npm/assets`, join(into, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(`${editor}/LICENSE.txt`, join(into, 'LICENSE.txt'));
  // The policy blocks these fonts on jsDelivr; the script has local copies.
  const script = join(into, 'start.js');
  writeFileSync(
    script,
    readFileSync(script, 'utf8').replaceAll(/@font-face ?\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''),
  );
  writeFileSync(`${into}.html`, page([`${editorPath}/start.js`, ...scripts]));
}
