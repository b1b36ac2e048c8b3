import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { throwAny } from '../../src/content/build/problems.ts';
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

export const readManifest = (file: string): Manifest =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Removes the variants of pictures that are gone, have changed, or were encoded with other settings. */
function prune(cache: string, manifest: Manifest) {
  const hashes = new Set(Object.values(manifest).map(({ hash }) => hash));
  for (const folder of existsSync(cache) ? readdirSync(cache) : [])
    if (!hashes.has(folder)) rmSync(join(cache, folder), { recursive: true, force: true });
}

/** Measures every original, and says what is wrong with those that cannot be used: their files, and why. Encodes nothing. */
export async function measureAll({
  root,
  manifestFile,
}: PictureFolders): Promise<{ manifest: Manifest; problems: string[] }> {
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
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { manifest: sorted, problems: problems.sort() };
}

/** Writes the manifest that pages and the Function read. */
export function writeManifest({ cache, manifestFile }: PictureFolders, manifest: Manifest) {
  prune(cache, manifest);
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  // Watchers of the file rebuild when it is written.
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text)
    writeFileAtomically(manifestFile, Buffer.from(text));
}

/** Measures every original and writes the manifest. @throws Problems with a line per picture that cannot be used */
export async function prepareImages(folders: PictureFolders): Promise<Manifest> {
  const { manifest, problems } = await measureAll(folders);
  throwAny(problems);
  writeManifest(folders, manifest);
  return manifest;
}
