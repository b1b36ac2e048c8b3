import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import type { Manifest } from '../../src/images/manifest.ts';
import type { PictureFolders } from './prepare.ts';
import { makeVariants, missingVariants, picturesOf } from './variants.ts';

/**
 * Makes every variant that is missing in the cache.
 * @param report is told after each picture how many are left, and of how many
 * @returns how many were encoded
 * @throws Error naming the original that cannot be encoded, and why
 */
export async function encodeAll(
  { root, cache }: PictureFolders,
  manifest: Manifest,
  report: (left: number, all: number) => void = () => {},
): Promise<number> {
  const open = picturesOf(manifest, root, cache).filter((picture) => missingVariants(picture).length > 0);
  let left = open.length;
  const encode = async (picture: (typeof open)[number]) => {
    const made = await makeVariants(picture);
    left -= 1;
    report(left, open.length);
    return made;
  };
  const made = await pMap(open, encode, { concurrency: availableParallelism() });
  return made.reduce((sum, one) => sum + one, 0);
}
