import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { build } from 'esbuild';
import { editorConfig, formatsOf } from '../editor/config.ts';
import { editorPath, site } from '../site.ts';

const editor = 'node_modules/@sveltia/cms';

/** The editor's own words that only developers use. */
const plainWords = {
  'View on Live Site': 'See the Page',
  'Field Assets': 'Pictures of This Kind',
  'Entry Assets': 'Pictures of This Entry',
  'Global Assets': 'Pictures of All Cases',
  '"Slug"': '"End of the URL"',
  'There was an error while saving the entry. Please try again later.':
    'The entry could not be saved.',
  'This slug is used': 'This URL is used',
};

/** Drawings have no colours outside a page; only mascots may be chosen from them. */
const style = `:root:not(:has([data-key-path=mascots])) [role=dialog] [role=option]:is([data-label$=".svg"],[data-value$=".svg"],[data-search-value$=".svg"]){display:none}`;

const page = (scripts: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${site.name}: editor</title>
<style>${style}</style>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
<noscript>The editor needs scripts.</noscript>
`;

/** Previews sign in through their own origin, not the live site's. */
const start = (config: CmsConfig) => `
import CMS from '@sveltia/cms';
import { formatOf, refusal } from './src/editor/formats.ts';
const config = ${JSON.stringify(config)};
config.backend.base_url = location.origin;
for (const format of ${JSON.stringify(formatsOf(config))})
  CMS.registerCustomFormat(format.name, format.isJson ? 'json' : 'yaml', formatOf(format));
CMS.registerEventListener({ name: 'preSave', handler({ entry }) {
  const data = entry.get('data').toJS();
  const kind = config.collections.find(({ name }) => name === entry.get('collection'));
  const name = entry.get('newRecord') ? data[kind?.identifier_field ?? 'title'] : undefined;
  const why = refusal(entry.get('slug'), data, name);
  // The editor shows the cause of an error of this name.
  if (why) throw new Error('saving_failed', { cause: new Error(why) });
} });
CMS.init({ config });
`;

/** @param repository `owner/name` on GitHub @param scripts the URLs of further scripts */
export async function writeEditor(folder: string, repository: string, ...scripts: string[]) {
  const into = join(folder, editorPath);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await build({
    stdin: { contents: start(editorConfig(repository)), resolveDir: '.' },
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
  const script = join(into, 'start.js');
  let code = readFileSync(script, 'utf8')
    // The policy blocks these fonts on jsDelivr; the script has local copies.
    .replaceAll(/@font-face ?\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, '');
  for (const [word, plain] of Object.entries(plainWords)) code = code.replaceAll(word, plain);
  writeFileSync(script, code);
  writeFileSync(`${into}.html`, page([`${editorPath}/start.js`, ...scripts]));
}
