import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { editorPath } from '../../src/site.ts';
import { writeEditor } from '../build/editor.ts';
import { editorPolicy } from '../edge/policy.ts';

const folder = '.cache/editor';

/** The editor of this working copy: the browser edits its files, without an account or a repository elsewhere. */
export const writeLocalEditor = () => writeEditor(folder, `local/${basename(process.cwd())}`);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The editor's file at an address, if it has one. */
export function editorAt(url: string) {
  const [path = ''] = url.split('?');
  if (!new RegExp(`^${editorPath}(/[\\w./-]*)?$`).test(path) || path.includes('..')) return undefined;
  const file = join(folder, /\.\w+$/.test(path) ? path : `${editorPath}.html`);
  if (!existsSync(file)) return undefined;
  const headers = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': editorPolicy,
  };
  return { body: readFileSync(file), headers };
}
