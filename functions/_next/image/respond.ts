import { type Manifest, servedWidth } from '../../../src/images/manifest.ts';
import { site } from '../../../src/site.ts';
import { commonHeaders, HttpError } from '../../http.ts';
import { negotiate } from './negotiate.ts';
import { parseImageRequest } from './parse.ts';
import type { Pictures } from './pictures.ts';

/** An address with the picture's hash never means anything else. Seconds. */
const forGood = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60, must-revalidate';

const safety = { ...commonHeaders, 'Content-Security-Policy': "default-src 'none'; sandbox" };

const plain = (status: number, sentence: string, more: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...safety,
      ...more,
    },
  });

/** Whether If-None-Match names the tag (RFC 9110, 13.1.2: compared weakly). */
const alreadyThere = (header: string | null, tag: string) =>
  header !== null &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

async function picture(
  request: Request,
  manifest: Manifest,
  pictures: Pictures,
): Promise<Response> {
  const { path, hash, width: wanted } = parseImageRequest(new URL(request.url).searchParams);
  const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
  if (!entry) throw new HttpError(404, 'url names no picture of this site.');
  const width = servedWidth(wanted, entry);
  const format = entry.animated
    ? entry.fallback
    : negotiate(request.headers.get('Accept'), entry.fallback);
  const tag = `"${entry.hash}-${entry.animated ? 'whole' : width}-${format}"`;
  // A header allows neither quotes within quotes nor letters beyond Latin-1.
  const name = path
    .replace(/^.*\//, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\w.-]/g, '_');
  const headers = new Headers({
    ...safety,
    'Cache-Control': hash === entry.hash ? forGood : forNow,
    ETag: tag,
    Vary: 'Accept',
  });
  if (alreadyThere(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });

  const found = await pictures({
    path,
    entry,
    variant: entry.animated ? undefined : { width, format },
  });
  if (!found) throw new HttpError(404, 'url names a picture that this deployment does not hold.');
  headers.set('Content-Type', `image/${format}`);
  headers.set(
    'Content-Disposition',
    `attachment; filename="${name}.${format === 'jpeg' ? 'jpg' : format}"`,
  );
  headers.set('Accept-Ranges', 'none');
  if (found.length !== undefined) headers.set('Content-Length', String(found.length));
  return new Response(found.body, { headers });
}

async function answer(request: Request, manifest: Manifest, pictures: Pictures): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Pictures are asked for with GET or HEAD.', { Allow: 'GET, HEAD' });
  }
  try {
    return await picture(request, manifest, pictures);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return plain(error.status, error.message, error.headers);
  }
}

/** Answers a request to `/_next/image` from the variants that the build has made. */
export async function respond(
  request: Request,
  manifest: Manifest,
  pictures: Pictures,
): Promise<Response> {
  const response = await answer(request, manifest, pictures);
  // The same as `_headers` sets for files; it does not apply to Functions. Caches separate hosts themselves.
  if (new URL(request.url).host !== new URL(site.url).host)
    response.headers.set('X-Robots-Tag', 'noindex');
  if (request.method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, response);
}
