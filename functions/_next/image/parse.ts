import { kinds, withoutHash } from '../../../src/images/manifest.ts';
import { imagePath, quality, widths } from '../../../src/images/sizes.ts';
import { HttpError } from '../../http.ts';

/** The longest `url` that is read, in characters; Next.js has the same limit (image-optimizer.ts, validateParams). */
export const maxUrlLength = 3072;

export interface ImageRequest {
  /** Plain public path, without the hash. */
  path: string;
  /** The hash in the address, if any. */
  hash: string | undefined;
  width: number;
}

const badRequest = (sentence: string) => new HttpError(400, sentence);

/** The one value of a parameter. @throws HttpError when it is repeated */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  if (values.length > 1) throw badRequest(`${name} is given ${values.length} times; give it once.`);
  return values[0];
}

/** Undoes percent-escapes, also escapes of escapes, so that nothing hides in them. @throws HttpError when malformed */
function unescapeFully(text: string): string {
  let before: string;
  let now = text;
  do {
    before = now;
    try {
      now = decodeURIComponent(before);
    } catch {
      throw badRequest('url holds a malformed percent-escape.');
    }
  } while (now !== before);
  return now;
}

function checkPath(url: string): string {
  if (url.length > maxUrlLength) throw badRequest(`url is longer than ${maxUrlLength} characters.`);
  const plain = unescapeFully(url);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(plain)) throw badRequest('url holds a control character.');
  if (plain.includes('\\'))
    throw badRequest('url holds a backslash; separate folders with slashes.');
  if (plain.startsWith('//'))
    throw badRequest('url begins with two slashes; only paths on this site are allowed.');
  if (!plain.startsWith('/'))
    throw badRequest('url must be a path on this site, such as /images/picture.png.');
  if (/[?#]/.test(plain)) throw badRequest('url must be a path without a query or a fragment.');
  if (plain.split('/').some((segment) => segment === '.' || segment === '..'))
    throw badRequest('url holds a dot segment.');
  if (plain.slice(1).includes('//')) throw badRequest('url holds an empty segment.');
  if (plain === imagePath || plain.startsWith(`${imagePath}/`))
    throw badRequest('url points at the image resizer itself.');
  const extension = /\.([a-z0-9]+)$/i.exec(plain)?.[1]?.toLowerCase() ?? '';
  if (extension === 'svg')
    throw badRequest('url names an SVG, which is not resized; use it directly.');
  if (![...kinds, 'jpg'].includes(extension))
    throw badRequest(`url must name a picture of the kind ${kinds.join(', ')}.`);
  return plain;
}

/**
 * Reads what `next/image` asks for: `?url=&w=&q=`. Other parameters are ignored.
 * @throws HttpError with one sentence that names the parameter and what is allowed
 */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const url = single(query, 'url');
  if (!url) throw badRequest('url is missing; give the path of a picture on this site.');
  const plain = checkPath(url);
  const w = single(query, 'w');
  if (!w) throw badRequest(`w is missing; give one of ${widths.join(', ')}.`);
  const width = widths.find((one) => String(one) === w);
  if (!width) throw badRequest(`w must be one of ${widths.join(', ')}.`);
  // The variants are encoded before anybody asks, so there is nothing to choose.
  if ((single(query, 'q') ?? String(quality)) !== String(quality))
    throw badRequest(`q must be ${quality}.`);
  return { ...withoutHash(plain), width };
}
