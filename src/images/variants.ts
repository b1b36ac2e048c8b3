import type { ImageFormat, ManifestEntry } from './manifest.ts';
import { widths } from './sizes.ts';

/** One of the files that a picture is served as. */
export interface Variant {
  /** Pixels. */
  width: number;
  format: ImageFormat;
}

/** The file of a variant in a folder of variants: `1a2b3c4d5e6f/640.avif`. Its content never changes. */
export const variantFile = (hash: string, { width, format }: Variant) =>
  `${hash}/${width}.${format}`;

export const variantPath = (hash: string, variant: Variant) =>
  `/images/variants/${variantFile(hash, variant)}`;

/** The width to serve when a browser requests one: never more than the original has. Pixels. */
export const servedWidth = (requested: number, { width }: Pick<ManifestEntry, 'width'>) =>
  Math.min(requested, width);

/** Lists the variants of a picture: every served width, in two small formats and the fallback. */
export function variantsOf(entry: ManifestEntry): Variant[] {
  if (entry.animated) return [];
  const served = new Set(widths.map((width) => servedWidth(width, entry)));
  const formats = ['avif', 'webp', entry.fallback] as const;
  return [...served].flatMap((width) => formats.map((format) => ({ width, format })));
}
