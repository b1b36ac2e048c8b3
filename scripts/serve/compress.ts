import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const cache = new Map<string, Promise<Buffer>>();

/** Compresses as a CDN does for files that it caches. */
export function compress(body: Buffer | string): Promise<Buffer> {
  const digest = createHash('sha256').update(body).digest('hex');
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length };
  const compressed = cache.get(digest) ?? brotli(body, { params });
  cache.set(digest, compressed);
  return compressed;
}

/** Compresses a response if it is text and the browser accepts brotli. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const isText = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/.test(
    response.headers.get('Content-Type') ?? '',
  );
  if (!response.body || !isText || !/\bbr\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return response;
  const headers = new Headers(response.headers);
  const body = await compress(Buffer.from(await response.arrayBuffer()));
  headers.set('Content-Encoding', 'br');
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
