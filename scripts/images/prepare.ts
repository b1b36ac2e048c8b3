import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Manifest } from '../../src/images/manifest.ts';
import { findOriginals, measure, readOriginal } from './originals.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

export interface PictureFolders {
  /** The folder of the originals, each in the folder of its item. */
  root: string;
  /** Where variants are kept between runs, below a hash of the original and the settings. */
  cache: string;
  manifestFile: string;
}

/** The site's own. */
export const pictureFolders: PictureFolders = {
  root: 'src/content',
  cache: '.cache/pictures',
  manifestFile: 'src/images/manifest.json',
};

export const readManifest = (file: string): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Removes the variants of pictures that are gone, have changed, or were encoded with other settings. */
function prune(cache: string, manifest: Manifest) {
  const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
  for (const folder of existsSync(cache) ? readdirSync(cache) : [])
    if (!hashes.has(folder)) rmSync(join(cache, folder), { recursive: true, force: true });
}

/**
 * Measures every original and writes the manifest that pages and the Function read. Encodes nothing.
 * @throws Error with a line per picture that cannot be used, naming its file and why
 */
export async function prepareImages({ root, cache, manifestFile }: PictureFolders): Promise<Manifest> {
  // One thread per picture and one picture per processor is faster than many threads on one picture.
  sharp.concurrency(1);
  const before = readManifest(manifestFile);
  const manifest: Manifest = {};
  const problems: string[] = [];
  const measureAnew = async (place: { file: string; path: string }) => {
    const original = readOriginal(place);
    const known = before[original.path];
    try {
      manifest[original.path] = known?.hash === original.hash ? known : await measure(original);
    } catch (error) {
      problems.push((error as Error).message);
    }
  };
  await pMap(findOriginals(root), measureAnew, { concurrency: availableParallelism() });
  if (problems.length) throw new Error(problems.sort().join('\n'));

  prune(cache, manifest);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  // Watchers of the file rebuild when it is written.
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text)
    writeFileAtomically(manifestFile, Buffer.from(text));
  return sorted;
}
