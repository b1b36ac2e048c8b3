import { formats, withoutHash } from './manifest.ts';
import { imagePath, quality, widths } from './sizes.ts';

/** The longest `url` in characters; the same as `validateParams` of Next.js allows. */
export const maxUrlLength = 3072;

/** Its message tells the client which parameter is wrong, and what is allowed. */
export class ImageRequestError extends Error {}

export interface ImageRequest {
  /** Plain public path, without the hash. */
  path: string;
  /** The hash in the URL, if any. */
  hash: string | undefined;
  width: number;
}

function readOnce(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  if (values.length > 1)
    throw new ImageRequestError(`${name} is given ${values.length} times; give it once.`);
  return values[0];
}

/** Decodes percent-escapes repeatedly, so that a doubly escaped path cannot pass the checks. */
function decodeFully(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decodeFully(decoded);
  } catch {
    throw new ImageRequestError('url holds a malformed percent-escape.');
  }
}

/** Patterns of forbidden paths, with the message for the client. The first match is reported. */
const rejections: [RegExp, string][] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected here
  [/[\u0000-\u001f\u007f]/, 'url holds a control character.'],
  [/\\/, 'url holds a backslash; separate folders with slashes.'],
  [/^\/\//, 'url begins with two slashes; only paths on this site are allowed.'],
  [/^(?!\/)/, 'url must be a path on this site, such as /images/picture.png.'],
  [/[?#]/, 'url must be a path without a query or a fragment.'],
  [/\/\.\.?(\/|$)/, 'url holds a dot segment.'],
  [/\/\//, 'url holds an empty segment.'],
  [new RegExp(`^${imagePath}(/|$)`), 'url points at the image resizer itself.'],
  [/\.svg$/i, 'url names an SVG, which is not resized; use it directly.'],
  [
    new RegExp(`^(?!.*\\.(${formats.join('|')}|jpg)$)`, 'i'),
    `url must name a picture of the kind ${formats.join(', ')}.`,
  ],
];

function readPath(url: string): string {
  if (url.length > maxUrlLength)
    throw new ImageRequestError(`url is longer than ${maxUrlLength} characters.`);
  const path = decodeFully(url);
  const rejection = rejections.find(([pattern]) => pattern.test(path));
  if (rejection) throw new ImageRequestError(rejection[1]);
  return path;
}

/**
 * Reads the query that `next/image` sends: `?url=&w=&q=`. Other parameters are ignored.
 * @throws ImageRequestError
 */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const url = readOnce(query, 'url');
  if (!url) throw new ImageRequestError('url is missing; give the path of a picture on this site.');
  const path = readPath(url);
  const w = readOnce(query, 'w');
  if (!w) throw new ImageRequestError(`w is missing; give one of ${widths.join(', ')}.`);
  const width = widths.find((candidate) => String(candidate) === w);
  if (!width) throw new ImageRequestError(`w must be one of ${widths.join(', ')}.`);
  // The build encodes each variant at this quality only.
  if ((readOnce(query, 'q') ?? String(quality)) !== String(quality))
    throw new ImageRequestError(`q must be ${quality}.`);
  return { ...withoutHash(path), width };
}
