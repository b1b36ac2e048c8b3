import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { findOriginals, measure, type Original } from './originals.ts';
import { makeVariants, variantsOf, writeWhole } from './variants.ts';

/** Files in one deployment (https://developers.cloudflare.com/pages/platform/limits/#files); the pages need some too. */
const fileLimit = 20_000;
const fileWarning = 16_000;

interface Options {
  /** Where originals lie, each in its thing's folder. */
  root: string;
  /** Where variants go; also what is served. They are named by content, so this is the cache as well. */
  folder: string;
  manifestFile: string;
  say: (line: string) => void;
}

/** Runs `work` over `items`, as many at a time as there are processors. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const run = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, run));
}

const readManifest = (file: string): Manifest => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Removes what no picture of today needs, such as the variants of one that was changed. */
function prune(folder: string, keep: Set<string>) {
  const kept = new Set([...keep].map((file) => file.replaceAll('\\', '/')));
  for (const file of globSync(`${folder}/images/**/*.*`, { withFileTypes: true })) {
    const path = join(file.parentPath, file.name).replaceAll('\\', '/');
    if (file.isFile() && !kept.has(path)) rmSync(path);
  }
}

/**
 * Makes every variant of every original, leaves those that are there, and writes the manifest that pages and the
 * Function read.
 * @returns how many variants were made and how many there are
 * @throws Error with a line per picture that cannot be used, naming its file and why, or when the host's limit is passed
 */
export async function prepareImages({ root, folder, manifestFile, say }: Options) {
  // One thread a picture, and a picture a processor, wastes less than many threads on one.
  sharp.concurrency(1);
  const before = readManifest(manifestFile);
  const manifest: Manifest = {};
  const faults: string[] = [];
  const originals = findOriginals(root);
  await inParallel(originals, async (original) => {
    const known = before[original.path];
    try {
      manifest[original.path] = known?.hash === original.hash ? known : await measure(original);
    } catch (error) {
      faults.push((error as Error).message);
    }
  });
  if (faults.length) throw new Error(faults.sort().join('\n'));

  const published = (original: Original) => join(folder, hashedPath(original.path, original.hash));
  const files = new Set<string>();
  for (const original of originals) {
    const entry = manifest[original.path];
    if (!entry) continue;
    files.add(published(original));
    for (const { file } of variantsOf(original.path, entry, folder)) files.add(file);
  }
  if (files.size > fileLimit)
    throw new Error(`${files.size} picture files; the host takes ${fileLimit} in all. Use fewer or smaller originals.`);
  if (files.size > fileWarning) say(`warning: ${files.size} picture files near the host's limit of ${fileLimit}`);

  let made = 0;
  let done = 0;
  await inParallel(originals, async (original) => {
    const entry = manifest[original.path];
    if (!entry) return;
    if (!existsSync(published(original))) writeWhole(published(original), original.bytes);
    const fresh = await makeVariants(original, entry, folder).catch((error: Error) => {
      throw new Error(`${original.file}: could not be encoded (${error.message}); expected a complete picture`);
    });
    done += 1;
    made += fresh;
    if (fresh)
      say(`${done}/${originals.length} ${basename(dirname(original.file))}/${basename(original.file)}: ${fresh} variants`);
  });
  prune(folder, files);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(manifestFile, Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`));
  return { made, total: files.size, originals: originals.length };
}
