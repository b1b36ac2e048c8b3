import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { contentFolder } from '#src/content/build/folder.ts';
import { inFreshFolder } from '../freshFolder.ts';

const modules = resolve('node_modules');

/** By their ids in `settings`. */
export const databases = { aaaa: 'inquiries', bbbb: 'inquiries-preview' };
export const settings = readFileSync('wrangler.toml', 'utf8').replace(
  /(database_name = "(.*)"\s+database_id = ")[^"]+/g,
  (_, head, name) => head + (name === databases.aaaa ? 'aaaa' : 'bbbb'),
);
export const facts = {
  commit: 'unversioned',
  deployAs: ['candidate', 'main'],
  dirty: false,
  built: '1',
};

export const write = (file: string, content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
export const rebuild = (changes: object) => write('out/build.json', { ...facts, ...changes });

/** Runs each test of a file in a working copy with a complete build. */
export function workingCopy() {
  inFreshFolder();
  beforeEach(() => {
    for (const inner of ['out', contentFolder]) mkdirSync(inner, { recursive: true });
    symlinkSync(modules, 'node_modules', 'junction');
    write('wrangler.toml', settings);
    for (const file of ['_worker.js', '_routes.json']) write(`out/${file}`, '');
    write('out/pictures.json', {});
    rebuild({});
  });
}
