import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersReader } from '../edge/readHeaders.ts';
import { redirectsReader } from '../edge/readRedirects.ts';
import { compress, isCompressible } from './compress.ts';
import { contentTypeOf } from './fileTypes.ts';

export interface FileOptions {
  /** The folder of headers, redirects and files that the folder itself lacks. */
  assets?: string;
  /** The text of `_headers`, if not the folder's. */
  headers?: string;
  /** Changes a page before it is served. */
  change?: (html: string) => string;
  /** The host for `_headers`, if not the request's. */
  host?: string;
  /** Compresses as small as brotli can, once, as a CDN does with files that it keeps. */
  compressed?: boolean;
}

interface Loaded {
  body: Buffer;
  packed: Buffer | undefined;
  type: string;
  tag: string;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** How the host spells the address of a page: without `.html`, `index` and a slash at its end. */
const plainPath = (path: string) => path.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Answers requests with the files of a built site, its `_headers` and its `_redirects`, as the host does. */
export function fileServer(
  folder: string,
  { assets = folder, headers: rules, change, host, compressed = false }: FileOptions = {},
) {
  const headersOf = headersReader(rules ?? readFileSync(join(assets, '_headers'), 'utf8'));
  const redirectOf = redirectsReader(readFileSync(join(assets, '_redirects'), 'utf8'));
  const kept = new Map<string, Loaded>();

  const find = (path: string) =>
    [folder, assets].flatMap((at) => [join(at, path), join(at, `${path}.html`), join(at, path, 'index.html')]).find(isFile);

  function load(path: string): Loaded | undefined {
    const known = kept.get(path);
    if (known) return known;
    const file = find(path);
    if (!file) return undefined;
    const type = contentTypeOf(file);
    const read = readFileSync(file);
    const body = change && extname(file) === '.html' ? Buffer.from(change(read.toString())) : read;
    const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const loaded = { body, packed: compressed && isCompressible(type) ? compress(body) : undefined, type, tag };
    kept.set(path, loaded);
    return loaded;
  }

  /** The target of a redirect. */
  function elsewhere({ pathname, search }: URL): Response | undefined {
    const lead = (status: number, to: string) => new Response(null, { status, headers: { Location: to } });
    const rule = redirectOf(pathname);
    if (rule) return lead(rule.status, rule.to.includes('?') ? rule.to : rule.to.replace(/(?=#|$)/, search));
    const plain = plainPath(pathname);
    return plain !== pathname && load(plain) ? lead(308, plain + search) : undefined;
  }

  return (request: Request): Response => {
    const url = new URL(request.url);
    const redirect = elsewhere(url);
    if (redirect) return redirect;
    const path = decodeURIComponent(url.pathname);
    const found = load(path);
    const lost = { body: Buffer.from('Not found'), packed: undefined, type: 'text/plain', tag: '' };
    const { body, packed, type, tag } = found ?? load('/404') ?? lost;
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: tag,
      ...headersOf(path, host ?? url.origin),
    });
    if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
    const sent = packed && /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '') ? packed : body;
    if (sent === packed) headers.set('Content-Encoding', 'br');
    headers.set('Content-Length', String(sent.length));
    return new Response(request.method === 'HEAD' ? null : (sent as BodyInit), { status: found ? 200 : 404, headers });
  };
}
