import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { type Manifest, variantPath } from '../../src/images/manifest.ts';
import { formerCache } from './folders.ts';
import { findOriginals, measure, type Original } from './originals.ts';
import { variantsOf } from './variants.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

/** Files in one deployment (https://developers.cloudflare.com/pages/platform/limits/#files); the pages need some too. */
const fileLimit = 20_000;
const fileWarning = 16_000;

export interface PictureFolders {
  /** The folder of the originals, each in the folder of its item. */
  root: string;
  /** Where variants are kept between runs, below their public paths. Their names contain a hash of the original and the settings. */
  cache: string;
  manifestFile: string;
}

export const readManifest = (file: string): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Removes variants that no current picture needs: of changed pictures, of other settings, or truncated ones. @returns how many */
function prune(cache: string, manifest: Manifest): number {
  const kept = new Set(
    Object.entries(manifest).flatMap(([path, entry]) =>
      variantsOf(entry).map(({ width, format }) => join(cache, variantPath(path, entry.hash, width, format))),
    ),
  );
  const stray = globSync(`${cache}/**/*`, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !kept.has(path));
  for (const path of stray) rmSync(path, { force: true });
  return stray.length;
}

/**
 * Measures every original and writes the manifest that pages and the Function read. Encodes nothing.
 * @throws Error with a line per picture that cannot be used, naming its file and why, or when the host's limit is passed
 */
export async function prepareImages(
  { root, cache, manifestFile }: PictureFolders,
  warn: (line: string) => void = console.warn,
): Promise<Manifest> {
  // One thread per picture and one picture per processor is faster than many threads on one picture.
  sharp.concurrency(1);
  const before = readManifest(manifestFile);
  const manifest: Manifest = {};
  const faults: string[] = [];
  const measureAnew = async (original: Original) => {
    const known = before[original.path];
    try {
      manifest[original.path] = known?.hash === original.hash && known.fallback ? known : await measure(original);
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  await pMap(findOriginals(root), measureAnew, { concurrency: availableParallelism() });
  if (faults.length) throw new Error(faults.sort().join('\n'));

  const files = Object.values(manifest).reduce((sum, entry) => sum + 1 + variantsOf(entry).length, 0);
  if (files > fileLimit)
    throw new Error(`${files} picture files; the host takes ${fileLimit} in all. Use fewer or smaller originals.`);
  if (files > fileWarning) warn(`warning: ${files} picture files near the host's limit of ${fileLimit}`);

  rmSync(formerCache, { recursive: true, force: true });
  const stray = prune(cache, manifest);
  if (stray) warn(`pictures: ${stray} kept files were of other pictures, settings or versions; removed from ${cache}`);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  // Watchers of the file rebuild when it is written.
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text)
    writeFileAtomically(manifestFile, Buffer.from(text));
  return sorted;
}
