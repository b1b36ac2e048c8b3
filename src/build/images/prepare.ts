import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { contentFolder } from '../../content/contentFolder.ts';
import { throwAny } from '../../content/problems.ts';
import type { Manifest } from '../../images/manifest.ts';
import { findOriginals, measure, readOriginal } from './originals.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

export interface PictureFolders {
  root: string;
  /** Of encoded variants, in a folder per picture that is named by its hash. */
  cache: string;
  manifestFile: string;
}

export const pictureFolders: PictureFolders = {
  root: contentFolder,
  cache: '.cache/pictures',
  manifestFile: 'src/images/manifest.json',
};

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

function pruneCache(cache: string, manifest: Manifest) {
  const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
  for (const folder of existsSync(cache) ? readdirSync(cache) : [])
    if (!hashes.has(folder)) rmSync(join(cache, folder), { recursive: true, force: true });
}

export async function measureAll({
  root,
  manifestFile,
}: PictureFolders): Promise<{ manifest: Manifest; problems: string[] }> {
  // Several pictures with one thread each are faster than one picture with several threads.
  sharp.concurrency(1);
  const previous = readManifest(manifestFile);
  const entries: Manifest = {};
  const problems: string[] = [];
  const measureUnlessKnown = async (location: { file: string; path: string }) => {
    const original = readOriginal(location);
    const known = previous[original.path];
    try {
      entries[original.path] = known?.hash === original.hash ? known : await measure(original);
    } catch (error) {
      problems.push((error as Error).message);
    }
  };
  await pMap(findOriginals(root), measureUnlessKnown, { concurrency: availableParallelism() });
  const manifest = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { manifest, problems: problems.sort() };
}

/** Only if it has changed, because writing makes watchers rebuild. */
export function writeManifest({ cache, manifestFile }: PictureFolders, manifest: Manifest) {
  pruneCache(cache, manifest);
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text)
    writeFileAtomically(manifestFile, Buffer.from(text));
}

/** @throws Problems listing unusable pictures */
export async function prepareImages(folders: PictureFolders): Promise<Manifest> {
  const { manifest, problems } = await measureAll(folders);
  throwAny(problems);
  writeManifest(folders, manifest);
  return manifest;
}
