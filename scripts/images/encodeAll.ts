import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import type { Manifest, Variant } from '../../src/images/manifest.ts';
import type { PictureFolders } from './prepare.ts';
import { makeVariants, missingVariants, type Picture, picturesOf } from './variants.ts';

/** The progress of the encoding. */
export interface Progress {
  /** How many pictures are left. */
  left: number;
  /** The share of the work that is done, from 0 to 1. */
  done: number;
}

/** Encoding takes time in proportion to pixels. */
const pixels = ({ entry }: Picture, variants: Variant[]) =>
  variants.reduce((sum, { width }) => sum + (width * width * entry.height) / entry.width, 0);

/**
 * Makes every variant that is missing in the cache.
 * @returns how many were encoded
 * @throws Error naming the original that cannot be encoded, and why
 */
export async function encodeAll(
  { root, cache }: PictureFolders,
  manifest: Manifest,
  report: (progress: Progress) => void = () => {},
): Promise<number> {
  const open = picturesOf(manifest, root, cache)
    .map((picture) => ({ picture, missing: missingVariants(picture) }))
    .filter(({ missing }) => missing.length > 0);
  const total = open.reduce((sum, { picture, missing }) => sum + pixels(picture, missing), 0);
  let left = open.length;
  let done = 0;
  let encoded = 0;
  const encode = async ({ picture, missing }: (typeof open)[number]) => {
    const made = await makeVariants(picture, missing);
    encoded += made;
    left -= 1;
    done += pixels(picture, missing) / total;
    report({ left, done });
  };
  await pMap(open, encode, { concurrency: availableParallelism() });
  return encoded;
}
