/** Serves a folder as a CDN would: compressed beforehand as small as brotli can, with the headers of the production host. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { respond } from '../../../functions/_next/image/respond.ts';
import type { Manifest } from '../../../src/images/manifest.ts';
import { imagePath } from '../../../src/images/sizes.ts';
import { site } from '../../../src/site.ts';
import { compress } from '../../compress.ts';
import { headersReader } from '../../edge/readHeaders.ts';
import { freePort } from '../../serve/wrangler.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

const compressible = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

interface Options {
  /** Where pictures, fonts and the image Function's variants are, if not in the folder itself. */
  assets?: string;
  /** Changes a page before it is compressed. */
  change?: (html: string) => string;
}

/** @returns the address of a server that ends with the process */
export async function serveLikeCdn(folder: string, { assets = folder, change }: Options = {}): Promise<string> {
  const headersOf = headersReader(readFileSync(join(assets, '_headers'), 'utf8'));
  const manifest: Manifest = JSON.parse(readFileSync('src/images/manifest.json', 'utf8'));
  const kept = new Map<string, { body: Buffer; packed: Buffer | undefined; type: string; tag: string } | undefined>();

  const find = (path: string) =>
    [folder, assets].flatMap((at) => [join(at, path), join(at, `${path}.html`), join(at, path, 'index.html')]).find(isFile);

  function load(path: string) {
    if (kept.has(path)) return kept.get(path);
    const file = find(path);
    if (!file) return undefined;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const read = readFileSync(file);
    const body = change && extname(file) === '.html' ? Buffer.from(change(read.toString())) : read;
    const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const loaded = { body, packed: compressible.test(type) ? compress(body) : undefined, type, tag };
    kept.set(path, loaded);
    return loaded;
  }

  const fromAssets = async (path: string) => {
    const file = join(assets, path);
    return isFile(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
  };

  const port = await freePort();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`);
    if (url.pathname === imagePath) {
      const asked = new Request(url, { method: request.method ?? 'GET', headers: { Accept: request.headers.accept ?? '' } });
      const answer = await respond(asked, manifest, fromAssets);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
      else response.end();
      return;
    }
    const path = decodeURIComponent(url.pathname);
    const found = load(path);
    const { body, packed, type, tag } = found ??
      load('/404') ?? { body: Buffer.from('Not found'), type: 'text/plain', tag: '' };
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: tag,
      ...headersOf(path, site.url),
    };
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
    const brotli = packed && /\bbr\b/.test(String(request.headers['accept-encoding']));
    const sent = brotli ? packed : body;
    response.writeHead(found ? 200 : 404, {
      ...headers,
      ...(brotli && { 'Content-Encoding': 'br' }),
      'Content-Length': sent.length,
    });
    response.end(sent);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return `http://localhost:${port}`;
}
