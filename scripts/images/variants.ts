import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { type Kind, type Manifest, type ManifestEntry, servedWidth, variantPath } from '../../src/images/manifest.ts';
import { widths } from '../../src/images/sizes.ts';
import { toSrgb } from './colour.ts';
import { encode, formatsOf } from './encoders.ts';
import { originalAt, readMeasured } from './originals.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

/** A width and a format that a picture is served in. */
export interface Variant {
  /** Pixels. */
  width: number;
  format: Kind;
}

/** Every variant of a picture. An animated one has none: it is served as it is. */
export function variantsOf(entry: ManifestEntry): Variant[] {
  if (entry.animated) return [];
  const served = [...new Set(widths.map((width) => servedWidth(width, entry)))];
  return served.flatMap((width) => formatsOf(entry).map((format) => ({ width, format })));
}

/** An original, and where its variants go. */
export interface Picture {
  /** The original. */
  file: string;
  entry: ManifestEntry;
  /** Plain public paths: several where the same picture is in several folders. */
  paths: string[];
  /** What the variants' public paths lie below. */
  folder: string;
}

/** Every picture of a manifest once, however many paths it has. */
export function picturesOf(manifest: Manifest, root: string, folder: string): Picture[] {
  const byHash = new Map<string, Picture>();
  for (const [path, entry] of Object.entries(manifest)) {
    const known = byHash.get(entry.hash);
    if (known) known.paths.push(path);
    else byHash.set(entry.hash, { file: originalAt(root, path), entry, paths: [path], folder });
  }
  return [...byHash.values()];
}

const fileOf = ({ entry, folder }: Picture, path: string, { width, format }: Variant) =>
  join(folder, variantPath(path, entry.hash, width, format));

/** The variants that at least one of the picture's paths lacks. */
export const missingVariants = (picture: Picture, among = variantsOf(picture.entry)) =>
  among.filter((variant) => picture.paths.some((path) => !existsSync(fileOf(picture, path, variant))));

const fromRaw = ({ data, info }: { data: Buffer; info: OutputInfo }) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/**
 * Encodes variants; decodes once and resizes once per width.
 * @throws Error naming the original when it cannot be decoded or encoded
 */
async function* encoded({ file, entry }: Picture, variants: Variant[]) {
  if (variants.length === 0) return;
  const bytes = readMeasured(file, entry.hash);
  const fault = (error: Error) => {
    throw new Error(`${file}: could not be encoded (${error.message}); expected a complete picture`);
  };
  const whole = await toSrgb(bytes)
    .then((image) => image.autoOrient().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }))
    .catch(fault);
  for (const width of new Set(variants.map((variant) => variant.width))) {
    const resized =
      width === entry.width ? whole : await fromRaw(whole).resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const variant of variants.filter((one) => one.width === width)) {
      yield { variant, data: await encode(fromRaw(resized), variant.format).catch(fault) };
    }
  }
}

/**
 * Makes missing variants, each once for all paths of the picture; variants that exist at one path are copied to the others.
 * @returns how many were encoded
 * @throws Error naming the original, what is wrong with it and what is expected, or the file that could not be written
 */
export async function makeVariants(picture: Picture, among = variantsOf(picture.entry)): Promise<number> {
  const filesOf = (variant: Variant) => picture.paths.map((path) => fileOf(picture, path, variant));
  const keep = (variant: Variant, data: Buffer) => {
    for (const file of filesOf(variant)) if (!existsSync(file)) writeFileAtomically(file, data);
  };
  const toEncode: Variant[] = [];
  for (const variant of missingVariants(picture, among)) {
    const there = filesOf(variant).find((file) => existsSync(file));
    if (there) keep(variant, readFileSync(there));
    else toEncode.push(variant);
  }
  for await (const { variant, data } of encoded(picture, toEncode)) keep(variant, data);
  return toEncode.length;
}
