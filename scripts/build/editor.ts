import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { editorConfig } from '../../src/editor/config.ts';
import { editorPath, site } from '../../src/site.ts';
import { headersFile } from '../edge/headers.ts';

const editor = 'node_modules/@sveltia/cms';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${site.name}: editor</title>
<script type="module" src="${editorPath}/start.js"></script>
<noscript>The editor needs scripts.</noscript>
`;

/** Writes the editor into a built site: its page, its script with all it loads, and the forms. @param repository `owner/name` */
export async function writeEditor(folder: string, repository: string) {
  const into = join(folder, editorPath);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await build({
    entryPoints: ['src/editor/start.ts'],
    outdir: into,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Of fields that no schema has: code and maps.
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw*'],
    logLevel: 'error',
  });
  cpSync(`${editor}/npm/assets`, join(into, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync(`${editor}/LICENSE.txt`, join(into, 'LICENSE.txt'));
  // Its fonts lie beside it. Its style names those of a public server as well, which its policy would block, with a complaint.
  const script = join(into, 'start.js');
  writeFileSync(script, readFileSync(script, 'utf8').replaceAll(/@font-face ?\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ''));
  writeFileSync(join(into, 'config.json'), JSON.stringify(editorConfig(repository)));
  writeFileSync(`${into}.html`, page);
}

/** Writes a site of nothing but the editor, with its headers. */
export async function writeEditorAlone(folder: string, repository: string) {
  await writeEditor(folder, repository);
  cpSync('public/favicon.svg', join(folder, 'favicon.svg'));
  writeFileSync(join(folder, '_headers'), headersFile([], undefined, true));
}
