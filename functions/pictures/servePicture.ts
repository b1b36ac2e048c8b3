import { hashedPath, type ImageFormat, type Manifest } from '../../src/images/manifest.ts';
import { ImageRequestError, parseImageRequest } from '../../src/images/request.ts';
import { servedWidth, variantPath } from '../../src/images/variants.ts';
import { site } from '../../src/site.ts';
import { commonHeaders } from '../http/headers.ts';
import { HttpError } from '../http/httpError.ts';
import { negotiate } from './negotiate.ts';

/** Fetches the file at a public path. Resolves to undefined if there is none. */
type FetchFile = (path: string) => Promise<Response | undefined>;

/** For a URL with the picture's hash, because its content never changes. */
const cacheForever = 'public, max-age=31536000, immutable';
const cacheBriefly = 'public, max-age=60, must-revalidate';

const safeHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const textResponse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...safeHeaders,
      ...headers,
    },
  });

/** Compares If-None-Match with a tag, weakly (RFC 9110, 13.1.2). */
const matchesTag = (header: string | null, tag: string) =>
  header === '*' ||
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

/** Returns a file's name without its extension, in ASCII. */
const baseName = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\w.-]/g, '_');

const readCompletely = (file: Response) =>
  file.arrayBuffer().catch(() => {
    throw new HttpError(502, 'The picture could not be read.');
  });

/** The file to serve for a request, and the headers that describe it. */
interface Choice {
  /** The public path of the file. */
  file: string;
  format: ImageFormat;
  animated: boolean;
  /** The name under which a visitor saves the picture. */
  name: string;
  tag: string;
  caching: string;
}

/** @throws ImageRequestError, or HttpError 404 for an unknown picture */
function choosePicture({ url, headers }: Request, manifest: Manifest): Choice {
  const { path, hash, width: requested } = parseImageRequest(new URL(url).searchParams);
  const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
  if (!entry) throw new HttpError(404, 'url names no picture of this site.');
  const { animated, fallback } = entry;
  const width = servedWidth(requested, entry);
  const format = animated ? fallback : negotiate(headers.get('Accept'), fallback);
  return {
    file: animated ? hashedPath(path, entry.hash) : variantPath(entry.hash, { width, format }),
    format,
    animated,
    name: `${baseName(path)}.${format === 'jpeg' ? 'jpg' : format}`,
    tag: `"${entry.hash}-${animated ? 'whole' : width}-${format}"`,
    caching: hash === entry.hash ? cacheForever : cacheBriefly,
  };
}

async function pictureResponse(request: Request, manifest: Manifest, fetchFile: FetchFile) {
  const { file: path, format, animated, name, tag, caching } = choosePicture(request, manifest);
  const headers = new Headers({
    ...safeHeaders,
    'Cache-Control': caching,
    ETag: tag,
    Vary: 'Accept',
  });
  if (matchesTag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });

  const file = await fetchFile(path);
  if (!file) throw new HttpError(404, 'url names a picture that this deployment does not hold.');
  headers.set('Content-Type', `image/${format}`);
  headers.set('Content-Disposition', `attachment; filename="${name}"`);
  headers.set('Accept-Ranges', 'none');
  // Streams an animated original. Reads a variant completely, because the host may send no
  // Content-Length: a broken read then gives an error instead of half a picture.
  const body = animated ? file.body : await readCompletely(file);
  const length =
    body instanceof ArrayBuffer ? `${body.byteLength}` : file.headers.get('Content-Length');
  if (length) headers.set('Content-Length', length);
  return new Response(body, { headers });
}

async function respondToGet(request: Request, manifest: Manifest, fetchFile: FetchFile) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return textResponse(405, 'Pictures are asked for with GET or HEAD.', { Allow: 'GET, HEAD' });
  try {
    return await pictureResponse(request, manifest, fetchFile);
  } catch (error) {
    if (error instanceof ImageRequestError) return textResponse(400, error.message);
    if (error instanceof HttpError) return textResponse(error.status, error.message, error.headers);
    throw error;
  }
}

/** Responds to a request for `/_next/image` with one of the variants that the build has made. */
export async function servePicture(
  request: Request,
  manifest: Manifest,
  fetchFile: FetchFile,
): Promise<Response> {
  const response = await respondToGet(request, manifest, fetchFile);
  // Keeps preview deployments out of search engines, as `_headers` does for files.
  if (new URL(request.url).host !== new URL(site.url).host)
    response.headers.set('X-Robots-Tag', 'noindex');
  if (request.method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
}
