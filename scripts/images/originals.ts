import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import sharp from 'sharp';
import { parseImageRequest } from '../../functions/_next/image/parse.ts';
import { hashedPath, type Kind, kinds, type ManifestEntry } from '../../src/images/manifest.ts';
import { widths } from '../../src/images/sizes.ts';
import { limits } from '../edge/limits.ts';
import { settings, toSrgb } from './encoders.ts';

/** A small file can unpack to gigabytes; no picture of a website needs more than this. */
const maxPixels = 50_000_000;

interface Place {
  file: string;
  /** Plain public path. */
  path: string;
}

export interface Original extends Place {
  bytes: Buffer;
  hash: string;
}

const spelled: Record<string, Kind> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.gif': 'gif',
  '.avif': 'avif',
};

/** Whether a file is a raster picture by its name, also one that has to be exported in another format. */
export const isPicture = (file: string) =>
  /\.(png|jpe?g|webp|gif|avif|hei[cf]|tiff?|bmp|psd)$/i.test(file);

/** What is wrong with a picture's name or size, which is known without decoding it. */
function refusalOf(file: string, { length }: Buffer): string | undefined {
  const extension = extname(file).toLowerCase();
  if (!spelled[extension])
    return `no browser shows ${extension.slice(1).toUpperCase()}; export it as JPEG`;
  if (extension !== extname(file))
    return `expected lower case; rename it to ${basename(file).toLowerCase()}`;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;
  if (length <= limits.fileBytes) return undefined;
  return `${megabytes(length)}; the host takes ${megabytes(limits.fileBytes)} at most: export it as JPEG or less than 5,000 pixels wide`;
}

/** Of the bytes and of the settings, so that either gives a variant another name. */
const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 12);

/**
 * Every raster picture below `root` (`src/content`), with the public path its folder gives it. Reads none of them, because all
 * together may be large.
 */
export function findOriginals(root: string): Place[] {
  const files = globSync(`${root}/**/*.*`).filter(isPicture);
  return files
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
    .map((file) => ({ file, path: `/images${file.slice(root.length)}` }));
}

export function readOriginal(place: Place): Original {
  const bytes = readFileSync(place.file);
  return { ...place, bytes, hash: hashOf(bytes) };
}

/** The file of a plain public path. */
export const originalAt = (root: string, path: string) => root + path.slice('/images'.length);

/**
 * The bytes of an original that was measured before.
 * @throws Error when they have changed since, because their variants would get the old hash
 */
export function readMeasured(file: string, hash: string): Buffer {
  const bytes = readFileSync(file);
  if (hashOf(bytes) !== hash)
    throw new Error(`${file} has changed since it was measured; run the command again`);
  return bytes;
}

/** Async, because sharp throws synchronously for some inputs, such as an empty one. */
const readMetadata = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

/** Whether the Function finds a picture by its address, both with and without the hash. */
function canBeAskedFor(path: string, hash: string): boolean {
  const found = (url: string) =>
    parseImageRequest(new URLSearchParams({ url, w: String(widths[0]) })).path;
  try {
    return found(path) === path && found(hashedPath(path, hash)) === path;
  } catch {
    return false;
  }
}

/** The format of an original for browsers that support neither AVIF nor WebP. */
async function fallbackOf(kind: Kind, hasAlpha: boolean, bytes: Buffer): Promise<Kind> {
  if (kind !== 'webp' && kind !== 'avif') return kind;
  return hasAlpha && !(await sharp(bytes).stats()).isOpaque ? 'png' : 'jpeg';
}

/**
 * Measures an original.
 * @throws Error that names the file, what is wrong with it and what is expected
 */
export async function measure({ file, path, bytes, hash }: Original): Promise<ManifestEntry> {
  const unusable = (why: string) => new Error(`${file}: ${why}`);
  const refused = refusalOf(file, bytes);
  if (refused) throw unusable(refused);
  if (!canBeAskedFor(path, hash))
    throw unusable(
      'its name cannot be part of an address; expected none of % ? # \\, no control characters and no hash at the end',
    );
  const metadata = await readMetadata(bytes).catch(() => {
    throw unusable(`not readable as a picture; expected one of ${kinds.join(', ')}`);
  });
  // sharp reports AVIF under the name of its container.
  const kind = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (kind !== spelled[extname(file)])
    throw unusable(`holds ${kind} but is called ${extname(file)}; rename it or save it anew`);
  const { width, height } = metadata.autoOrient;
  const pages = metadata.pages ?? 1;
  if (width * height * pages > maxPixels)
    throw unusable(
      `has ${width} × ${height}${pages > 1 ? ` × ${pages}` : ''} pixels; expected at most ${maxPixels.toLocaleString('en')} in all`,
    );
  const pixel = await toSrgb(bytes, { failOn: 'truncated' })
    .then((image) =>
      image
        .flatten({ background: '#fff' })
        .resize(1, 1, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false })
        .raw()
        .toBuffer(),
    )
    .catch((error: Error) => {
      throw unusable(`damaged (${error.message.split('\n')[0]}); expected a complete picture`);
    });
  const animated = pages > 1;
  const fallback = animated ? kind : await fallbackOf(kind, metadata.hasAlpha, bytes);
  return {
    hash,
    width,
    height,
    fallback,
    animated,
    colour: `#${pixel.subarray(0, 3).toString('hex')}`,
  };
}
