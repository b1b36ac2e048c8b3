import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import sharp from 'sharp';
import {
  formats,
  hashedPath,
  type ImageFormat,
  type ManifestEntry,
} from '../../images/manifest.ts';
import { parseImageRequest } from '../../images/request.ts';
import { widths } from '../../images/sizes.ts';
import { limits } from '../host/limits.ts';
import { settings, toSrgb } from './encoders.ts';

/** Width × height × frames. Limits memory, because a small file can unpack to gigabytes. */
const maxPixels = 50_000_000;

interface Location {
  file: string;
  path: string;
}

export interface Original extends Location {
  bytes: Buffer;
  hash: string;
}

const formatByExtension: Record<string, ImageFormat> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.gif': 'gif',
  '.avif': 'avif',
};

/** Includes formats that browsers don't support. */
export const isPicture = (file: string) =>
  /\.(png|jpe?g|webp|gif|avif|hei[cf]|tiff?|bmp|psd)$/i.test(file);

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

function fileProblem(file: string, { length }: Buffer): string | undefined {
  const extension = extname(file).toLowerCase();
  if (!formatByExtension[extension])
    return `no browser shows ${extension.slice(1).toUpperCase()}; export it as JPEG`;
  if (extension !== extname(file))
    return `expected lower case; rename it to ${basename(file).toLowerCase()}`;
  if (length <= limits.fileBytes) return undefined;
  return `${megabytes(length)}; the host takes ${megabytes(limits.fileBytes)} at most: export it as JPEG or less than 5,000 pixels wide`;
}

/** Includes the encoders' settings, so that changing them gives new URLs. */
const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 12);

export const findOriginals = (root: string): Location[] =>
  globSync(`${root}/**/*.*`)
    .filter(isPicture)
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
    .map((file) => ({ file, path: `/images${file.slice(root.length)}` }));

export function readOriginal(location: Location): Original {
  const bytes = readFileSync(location.file);
  return { ...location, bytes, hash: hashOf(bytes) };
}

/** @param path the public path without a hash */
export const originalFile = (root: string, path: string) => root + path.slice('/images'.length);

/** @throws Error if its hash has changed, because variants would get the old one */
export function readMeasured(file: string, hash: string): Buffer {
  const bytes = readFileSync(file);
  if (hashOf(bytes) !== hash)
    throw new Error(`${file} has changed since it was measured; run the command again`);
  return bytes;
}

// Async, because sharp throws synchronously for an empty input.
const readMetadata = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

function isRequestable(path: string, hash: string): boolean {
  const requestedPath = (url: string) =>
    parseImageRequest(new URLSearchParams({ url, w: String(widths[0]) })).path;
  try {
    return requestedPath(path) === path && requestedPath(hashedPath(path, hash)) === path;
  } catch {
    return false;
  }
}

/** Chooses the format for browsers that support neither AVIF nor WebP. */
async function fallbackOf(format: ImageFormat, hasAlpha: boolean, bytes: Buffer) {
  if (format !== 'webp' && format !== 'avif') return format;
  return hasAlpha && !(await sharp(bytes).stats()).isOpaque ? 'png' : 'jpeg';
}

/** The width and height of the small copy whose colours are counted. */
const sampleSide = 100;

/**
 * Returns the most frequent colour on white, as `#rrggbb`: the mean of the largest group of similar
 * colours. The mean of all would often be a grey that the picture does not have. Rejects for damaged
 * pictures.
 */
async function mostFrequentColour(bytes: Buffer) {
  const image = await toSrgb(bytes, { failOn: 'truncated' });
  const sample = await image
    .flatten({ background: '#fff' })
    .resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const pixels = Array.from({ length: sampleSide ** 2 }, (_, index) =>
    sample.subarray(3 * index, 3 * index + 3),
  );
  // Similar colours have the same upper four bits in each channel.
  const groups = new Map<string, Buffer[]>();
  for (const pixel of pixels) {
    const key = pixel.toString('hex').replace(/(.)./g, '$1');
    const group = groups.get(key);
    if (group) group.push(pixel);
    else groups.set(key, [pixel]);
  }
  const largest = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a));
  const mean = [0, 1, 2].map((channel) =>
    Math.round(largest.reduce((sum, pixel) => sum + pixel.readUInt8(channel), 0) / largest.length),
  );
  return `#${Buffer.from(mean).toString('hex')}`;
}

/** @throws Error that names the file, what is wrong with it and what is expected */
export async function measure({ file, path, bytes, hash }: Original): Promise<ManifestEntry> {
  const fail = (problem: string) => new Error(`${file}: ${problem}`);
  const problem = fileProblem(file, bytes);
  if (problem) throw fail(problem);
  if (!isRequestable(path, hash))
    throw fail(
      'its name cannot be part of a URL; expected none of % ? # \\, no control characters and no hash at the end',
    );
  const metadata = await readMetadata(bytes).catch(() => {
    throw fail(`not readable as a picture; expected one of ${formats.join(', ')}`);
  });
  // sharp reports AVIF under the name of its container.
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  if (format !== formatByExtension[extname(file)])
    throw fail(`holds ${format} but is called ${extname(file)}; rename it or save it again`);
  const { width, height } = metadata.autoOrient;
  const frames = metadata.pages ?? 1;
  const animated = frames > 1;
  if (width * height * frames > maxPixels)
    throw fail(
      `has ${width} × ${height}${animated ? ` × ${frames}` : ''} pixels; expected at most ${maxPixels.toLocaleString('en')} in all`,
    );
  const colour = await mostFrequentColour(bytes).catch((error: Error) => {
    throw fail(`damaged (${error.message.split('\n')[0]}); expected a complete picture`);
  });
  const fallback = animated ? format : await fallbackOf(format, metadata.hasAlpha, bytes);
  return { hash, width, height, fallback, animated, colour };
}
