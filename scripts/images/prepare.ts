import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Manifest } from '../../src/images/manifest.ts';
import { packsOfAll, variantsOf } from '../../src/images/variants.ts';
import { limits } from '../edge/limits.ts';
import { findOriginals, measure, readOriginal } from './originals.ts';
import { keptVariant } from './variants.ts';
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

/** Removes variants that no current picture needs: of changed pictures, of other settings, or truncated ones. @returns how many */
function prune(cache: string, manifest: Manifest): number {
  if (!existsSync(cache)) return 0;
  const byHash = new Map(Object.values(manifest).map((entry) => [entry.hash, entry]));
  let stray = 0;
  // A folder at a time: all pictures together may have hundreds of thousands of files.
  for (const folder of readdirSync(cache)) {
    const entry = byHash.get(folder);
    const kept = new Set(entry && variantsOf(entry).map((variant) => keptVariant(cache, entry.hash, variant)));
    for (const file of globSync([join(cache, folder), join(cache, folder, '**/*')], { withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      if (!file.isFile() || kept.has(path)) continue;
      rmSync(path, { force: true });
      stray += 1;
    }
    if (!entry) rmSync(join(cache, folder), { recursive: true, force: true });
  }
  return stray;
}

/** @returns a warning where the pictures alone pass the free plan. @throws Error where they pass every plan */
export function checkCount(manifest: Manifest): string | undefined {
  const files = Object.keys(manifest).length + packsOfAll(manifest).length;
  const { free, paid } = limits.files;
  const [found, most] = [files, files > paid ? paid : free].map((number) => number.toLocaleString('en'));
  if (files > paid) throw new Error(`${found} files of pictures; the host takes ${most} in all`);
  return files > free ? `warning: ${found} files of pictures; the host's free plan takes ${most} in all` : undefined;
}

/**
 * Measures every original and writes the manifest that pages and the Function read. Encodes nothing.
 * @throws Error with a line per picture that cannot be used, naming its file and why, or when they are more than the host takes
 */
export async function prepareImages(
  { root, cache, manifestFile }: PictureFolders,
  warn: (line: string) => void = console.warn,
): Promise<Manifest> {
  // One thread per picture and one picture per processor is faster than many threads on one picture.
  sharp.concurrency(1);
  const before = readManifest(manifestFile);
  const manifest: Manifest = {};
  const problems: string[] = [];
  const measureAnew = async (place: { file: string; path: string }) => {
    const original = readOriginal(place);
    const known = before[original.path];
    try {
      manifest[original.path] = known?.hash === original.hash && known.fallback ? known : await measure(original);
    } catch (error) {
      problems.push((error as Error).message);
    }
  };
  await pMap(findOriginals(root), measureAnew, { concurrency: availableParallelism() });
  if (problems.length) throw new Error(problems.sort().join('\n'));

  const warning = checkCount(manifest);
  if (warning) warn(warning);

  const stray = prune(cache, manifest);
  if (stray) warn(`pictures: ${stray} kept files were of other pictures, settings or versions; removed from ${cache}`);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  // Watchers of the file rebuild when it is written.
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text)
    writeFileAtomically(manifestFile, Buffer.from(text));
  return sorted;
}
