import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { ImageRequestError, parseImageRequest } from '../../src/images/request.ts';
import { servedWidth, variantPath } from '../../src/images/variants.ts';
import { site } from '../../src/site.ts';
import { commonHeaders } from '../http/headers.ts';
import { HttpError } from '../http/httpError.ts';
import { negotiate } from './negotiate.ts';

/** Fetches the file at a public path; resolves to undefined if there is none. */
type FetchFile = (path: string) => Promise<Response | undefined>;

/** Caches a URL with the picture's hash, whose content never changes. */
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

/** Whether If-None-Match names the tag (RFC 9110, 13.1.2: compared weakly). */
const matchesTag = (header: string | null, tag: string) =>
  header === '*' ||
  header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

/** Returns the name under which a visitor saves the picture, in ASCII. */
const fileName = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\w.-]/g, '_');

async function pictureResponse(request: Request, manifest: Manifest, fetchFile: FetchFile) {
  const { path, hash, width: requested } = parseImageRequest(new URL(request.url).searchParams);
  const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
  if (!entry) throw new HttpError(404, 'url names no picture of this site.');
  const { animated, fallback } = entry;
  const width = servedWidth(requested, entry);
  const format = animated ? fallback : negotiate(request.headers.get('Accept'), fallback);
  const tag = `"${entry.hash}-${animated ? 'whole' : width}-${format}"`;
  const headers = new Headers({
    ...safeHeaders,
    'Cache-Control': hash === entry.hash ? cacheForever : cacheBriefly,
    ETag: tag,
    Vary: 'Accept',
  });
  if (matchesTag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });

  const file = await fetchFile(
    animated ? hashedPath(path, entry.hash) : variantPath(entry.hash, { width, format }),
  );
  if (!file) throw new HttpError(404, 'url names a picture that this deployment does not hold.');
  const extension = format === 'jpeg' ? 'jpg' : format;
  headers.set('Content-Type', `image/${format}`);
  headers.set('Content-Disposition', `attachment; filename="${fileName(path)}.${extension}"`);
  headers.set('Accept-Ranges', 'none');
  // Reads the whole variant, because the host may send no Content-Length: a broken read then gives
  // an error instead of half a picture.
  const body = animated
    ? file.body
    : await file.arrayBuffer().catch(() => {
        throw new HttpError(502, 'The picture could not be read.');
      });
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
