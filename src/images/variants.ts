import type { ImageFormat, ManifestEntry } from './manifest.ts';
import { widths } from './sizes.ts';

/** A resized, encoded version of a picture. */
export interface Variant {
  /** Pixels. */
  width: number;
  format: ImageFormat;
}

/** Returns a variant's file name: `1a2b3c4d5e6f/640.avif`. */
export const variantFile = (hash: string, { width, format }: Variant) =>
  `${hash}/${width}.${format}`;

export const variantPath = (hash: string, variant: Variant) =>
  `/images/variants/${variantFile(hash, variant)}`;

/** Limits a requested width in pixels to the original's width. */
export const servedWidth = (requested: number, { width }: Pick<ManifestEntry, 'width'>) =>
  Math.min(requested, width);

/** Lists the variants of a picture: every served width, in two small formats and the fallback. */
export function variantsOf(entry: ManifestEntry): Variant[] {
  if (entry.animated) return [];
  const served = new Set(widths.map((width) => servedWidth(width, entry)));
  const formats = ['avif', 'webp', entry.fallback] as const;
  return [...served].flatMap((width) => formats.map((format) => ({ width, format })));
}
