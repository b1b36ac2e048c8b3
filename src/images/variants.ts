import {
  type Kind,
  type Manifest,
  type ManifestEntry,
  servedWidth,
  type Variant,
} from './manifest.ts';
import { widths } from './sizes.ts';

/** Every width that a picture is served in, ascending. */
const servedWidths = (entry: Pick<ManifestEntry, 'width'>) => [
  ...new Set(widths.map((width) => servedWidth(width, entry))),
];

/** The formats of an original's variants: two small ones, and one for browsers that support neither. */
const formatsOf = ({ fallback }: Pick<ManifestEntry, 'fallback'>): Kind[] => [
  'avif',
  'webp',
  fallback,
];

/** Every variant of a picture. An animated one has none: it is served as it is. */
export const variantsOf = (entry: ManifestEntry): Variant[] =>
  entry.animated
    ? []
    : servedWidths(entry).flatMap((width) => formatsOf(entry).map((format) => ({ width, format })));

/**
 * Several variants in one file, as the host limits the number of files. A pack begins with the length of each variant in
 * bytes, four bytes each and the lowest first; the variants follow in the same order.
 */
export interface Pack {
  path: string;
  format: Kind;
  widths: number[];
}

/**
 * The widest variant that each pack may hold. Pixels. Neighbours share one, so that the Function reads little for what it
 * sends; in the format that hardly any browser asks for, many do.
 */
const ends = { usual: [256, 640, 828, 1200, 2048, 3840], fallback: [828, 3840] };

/** Every pack of a picture; an animated one has none. */
export function packsOf(entry: ManifestEntry): Pack[] {
  if (entry.animated) return [];
  const served = servedWidths(entry);
  const packs = formatsOf(entry).flatMap((format) =>
    ends[format === entry.fallback ? 'fallback' : 'usual'].map((end, index, all) => ({
      path: `/images/packs/${entry.hash}/${end}.${format}.pack`,
      format,
      widths: served.filter((width) => width <= end && width > (all[index - 1] ?? 0)),
    })),
  );
  return packs.filter(({ widths }) => widths.length > 0);
}

/** The packs of all pictures; a picture that is in several folders counts once. */
export function packsOfAll(manifest: Manifest): (Pack & { hash: string })[] {
  const byHash = new Map(Object.values(manifest).map((entry) => [entry.hash, entry]));
  return [...byHash.values()].flatMap((entry) =>
    packsOf(entry).map((pack) => ({ ...pack, hash: entry.hash })),
  );
}

export const packOf = (entry: ManifestEntry, { width, format }: Variant) =>
  packsOf(entry).find((pack) => pack.format === format && pack.widths.includes(width));

/** The bytes in which each length is written. */
export const lengthBytes = 4;

/** The content of a pack. @param variants their bytes, in the order of their widths */
export function packed(variants: Uint8Array[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(variants.length * lengthBytes));
  for (const [index, { length }] of variants.entries())
    head.setUint32(index * lengthBytes, length, true);
  const parts = [new Uint8Array(head.buffer), ...variants];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
