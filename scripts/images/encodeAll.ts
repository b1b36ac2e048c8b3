import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import type { Manifest } from '../../src/images/manifest.ts';
import type { PictureFolders } from './prepare.ts';
import { makeVariants, missingVariants, picturesOf } from './variants.ts';

/**
 * Makes every variant that is missing in the cache.
 * @returns how many were encoded
 * @throws Error naming the original that cannot be encoded, and why
 */
export async function encodeAll({ root, cache }: PictureFolders, manifest: Manifest): Promise<number> {
  const open = picturesOf(manifest, root, cache).filter((picture) => missingVariants(picture).length > 0);
  if (open.length) console.log(`pictures: ${open.length} to encode, which takes some three seconds each`);
  const made = await pMap(open, (picture) => makeVariants(picture), { concurrency: availableParallelism() });
  return made.reduce((sum, one) => sum + one, 0);
}
