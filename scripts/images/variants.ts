import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp, { type OutputInfo } from 'sharp';
import {
  type Manifest,
  type ManifestEntry,
  type Variant,
  variantKey,
} from '../../src/images/manifest.ts';
import { variantsOf } from '../../src/images/variants.ts';
import { encode, toSrgb } from './encoders.ts';
import { originalAt, readMeasured } from './originals.ts';
import type { PictureFolders } from './prepare.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

/** A picture, and where its variants are kept. */
export interface Picture {
  /** The original; one of them where the same picture is in several folders. */
  file: string;
  entry: ManifestEntry;
  cache: string;
}

/** Every picture of a manifest once, however many paths it has. */
function picturesOf(manifest: Manifest, root: string, cache: string): Picture[] {
  const byHash = new Map<string, Picture>();
  for (const [path, entry] of Object.entries(manifest))
    byHash.set(entry.hash, { file: originalAt(root, path), entry, cache });
  return [...byHash.values()];
}

/** Where a variant is kept between runs. */
export const keptVariant = (cache: string, hash: string, variant: Variant) =>
  join(cache, variantKey(hash, variant));

/** The variants that are not kept yet. */
const missingVariants = ({ entry, cache }: Picture, among = variantsOf(entry)) =>
  among.filter((variant) => !existsSync(keptVariant(cache, entry.hash, variant)));

const fromRaw = ({ data, info }: { data: Buffer; info: OutputInfo }) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/**
 * Encodes variants; decodes once and resizes once per width.
 * @throws Error naming the original when it cannot be decoded or encoded
 */
async function* encoded({ file, entry }: Picture, variants: Variant[]) {
  if (variants.length === 0) return;
  const bytes = readMeasured(file, entry.hash);
  const fail = (error: Error) => {
    throw new Error(
      `${file}: could not be encoded (${error.message}); expected a complete picture`,
    );
  };
  const whole = await toSrgb(bytes)
    .then((image) =>
      image.autoOrient().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
    )
    .catch(fail);
  for (const width of new Set(variants.map((variant) => variant.width))) {
    const resized =
      width === entry.width
        ? whole
        : await fromRaw(whole).resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const variant of variants.filter((one) => one.width === width)) {
      yield { variant, data: await encode(fromRaw(resized), variant.format).catch(fail) };
    }
  }
}

/**
 * Makes the variants that are missing.
 * @returns how many were encoded
 * @throws Error naming the original, what is wrong with it and what is expected, or the file that could not be written
 */
export async function makeVariants(
  picture: Picture,
  among = variantsOf(picture.entry),
): Promise<number> {
  const missing = missingVariants(picture, among);
  for await (const { variant, data } of encoded(picture, missing))
    writeFileAtomically(keptVariant(picture.cache, picture.entry.hash, variant), data);
  return missing.length;
}

/**
 * Makes every variant that is missing in the cache.
 * @returns how many were encoded
 * @throws Error naming the original that cannot be encoded, and why
 */
export async function encodeAll(
  { root, cache }: PictureFolders,
  manifest: Manifest,
): Promise<number> {
  const open = picturesOf(manifest, root, cache).filter(
    (picture) => missingVariants(picture).length > 0,
  );
  if (open.length)
    console.log(`pictures: ${open.length} to encode, which takes some three seconds each`);
  const made = await pMap(open, (picture) => makeVariants(picture), {
    concurrency: availableParallelism(),
  });
  return made.reduce((sum, one) => sum + one, 0);
}
