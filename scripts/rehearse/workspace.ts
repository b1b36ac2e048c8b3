import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { BuildFacts } from '../build/facts.ts';
import { readManifest } from '../images/prepare.ts';
import { pictureFiles, publishedManifest } from '../images/publish.ts';
import { liveDatabase } from './account.ts';

/** What a working copy of its own has instead of the project's. */
const own = new Set(['out', 'reports', 'test-results', 'wrangler.toml', 'migrations']);

/** Pictures that a rehearsal deploys: the rest is more of the same, and takes half a minute to send. */
const rehearsed = /\/cover\.\w+$/;

/** The files of the built site without most of its pictures, and the manifest of those that are left. */
export function rehearsedFiles() {
  const all = readManifest(publishedManifest('out'));
  const kept = Object.fromEntries(Object.entries(all).filter(([path]) => rehearsed.test(path)));
  const keptFiles = new Set(pictureFiles(kept));
  const leftOut = new Set(pictureFiles(all).filter((file) => !keptFiles.has(file)));
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative('out', join(file.parentPath, file.name)))
    .filter((file) => !leftOut.has(`/${file}`));
  return { files, manifest: JSON.stringify(kept) };
}

/**
 * A working copy: the project's files, linked, and a build of its own in `out` that may be spoilt. Its wrangler.toml names the
 * account's live database, and its migrations may be rewritten.
 * @param folder where it is made
 * @param facts what the build says of itself
 * @returns the folder
 */
export function makeWorkspace(
  folder: string,
  { files, manifest }: ReturnType<typeof rehearsedFiles>,
  facts: Partial<BuildFacts>,
) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (!name.startsWith('.') && !own.has(name)) symlinkSync(resolve(name), join(folder, name));
  }
  const configuration = readFileSync('wrangler.toml', 'utf8');
  const [, live = ''] = /^database_id = "(.+)"$/m.exec(configuration) ?? [];
  writeFileSync(join(folder, 'wrangler.toml'), configuration.replaceAll(live, liveDatabase));
  cpSync('migrations', join(folder, 'migrations'), { recursive: true });
  for (const parent of new Set(files.map(dirname))) mkdirSync(join(folder, 'out', parent), { recursive: true });
  for (const file of files) linkSync(resolve('out', file), join(folder, 'out', file));
  /** Writes a file anew; to write into a link would spoil the build itself. */
  const rewrite = (file: string, text: string) => {
    rmSync(join(folder, file), { force: true });
    writeFileSync(join(folder, file), text);
  };
  const known = JSON.parse(readFileSync('out/build.json', 'utf8'));
  rewrite('out/build.json', JSON.stringify({ ...known, ...facts }));
  rewrite('out/pictures.json', manifest);
  return folder;
}
