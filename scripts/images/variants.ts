import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { type Kind, type ManifestEntry, servedWidth, variantPath } from '../../src/images/manifest.ts';
import { widths } from '../../src/images/sizes.ts';
import { inSrgb } from './colour.ts';
import { encode, formatsOf } from './encoders.ts';
import type { Original } from './originals.ts';

/** One file to be made. */
interface Variant {
  width: number;
  format: Kind;
  file: string;
}

/** Every variant that a picture should have below `folder`, whether it is there or not. */
export function variantsOf(path: string, entry: ManifestEntry, folder: string): Variant[] {
  if (entry.animated) return [];
  const served = [...new Set(widths.map((width) => servedWidth(width, entry)))];
  return served.flatMap((width) =>
    formatsOf(entry.kind).map((format) => ({
      width,
      format,
      file: join(folder, variantPath(path, entry.hash, width, format)),
    })),
  );
}

/** Written beside and moved into place, so that a build that is cut off leaves no half a picture behind. */
export function writeWhole(file: string, bytes: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** Makes the variants that are not there yet; decodes once and resizes once per width. @returns how many it made */
export async function makeVariants({ bytes, path }: Original, entry: ManifestEntry, folder: string): Promise<number> {
  const missing = variantsOf(path, entry, folder).filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return 0;
  const image = await inSrgb(bytes);
  const whole = await image.autoOrient().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = (image: { data: Buffer; info: OutputInfo }) =>
    sharp(image.data, { raw: { width: image.info.width, height: image.info.height, channels: image.info.channels } });
  for (const width of new Set(missing.map((variant) => variant.width))) {
    const resized = width === entry.width ? whole : await raw(whole).resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const { format, file } of missing.filter((variant) => variant.width === width)) {
      writeWhole(file, await encode(raw(resized), format));
    }
  }
  return missing.length;
}
