import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp, { type OutputInfo } from 'sharp';
import type { Manifest, ManifestEntry } from '../../images/manifest.ts';
import { type Variant, variantFile, variantsOf } from '../../images/variants.ts';
import { encode, toSrgb } from './encoders.ts';
import { originalFile, readMeasured } from './originals.ts';
import type { PictureFolders } from './prepare.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

export interface Picture {
  file: string;
  entry: ManifestEntry;
  cache: string;
}

export const cachedVariant = (cache: string, hash: string, variant: Variant) =>
  join(cache, variantFile(hash, variant));

const missingVariants = ({ entry, cache }: Picture, variants = variantsOf(entry)) =>
  variants.filter((variant) => !existsSync(cachedVariant(cache, entry.hash, variant)));

const fromRaw = ({ data, info }: { data: Buffer; info: OutputInfo }) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/**
 * @returns the number of encoded variants
 * @throws Error naming the original or the unwritable file
 */
export async function encodeMissing(picture: Picture, variants?: Variant[]): Promise<number> {
  const { file, entry, cache } = picture;
  const missing = missingVariants(picture, variants);
  if (missing.length === 0) return 0;
  const bytes = readMeasured(file, entry.hash);
  const fail = ({ message }: Error) => {
    throw new Error(`${file}: could not be encoded (${message}); expected a complete picture`);
  };
  const whole = await toSrgb(bytes)
    .then((image) =>
      image.autoOrient().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
    )
    .catch(fail);
  for (const width of new Set(missing.map((variant) => variant.width))) {
    const resized =
      width === entry.width
        ? whole
        : await fromRaw(whole).resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const variant of missing.filter((item) => item.width === width)) {
      const data = await encode(fromRaw(resized), variant.format).catch(fail);
      writeFileAtomically(cachedVariant(cache, entry.hash, variant), data);
    }
  }
  return missing.length;
}

/**
 * @returns the number of encoded variants
 * @throws Error naming an original that can't be encoded
 */
export async function encodeAll({ root, cache }: PictureFolders, manifest: Manifest) {
  // Encodes a picture once, also if several paths have it.
  const byHash = new Map(
    Object.entries(manifest).map(([path, entry]) => [
      entry.hash,
      { file: originalFile(root, path), entry, cache },
    ]),
  );
  const incomplete = [...byHash.values()].filter((picture) => missingVariants(picture).length > 0);
  if (incomplete.length)
    console.log(`pictures: ${incomplete.length} to encode, which takes some three seconds each`);
  const counts = await pMap(incomplete, (picture) => encodeMissing(picture), {
    concurrency: availableParallelism(),
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
