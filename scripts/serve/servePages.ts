import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '#functions/contact/database.ts';
import type { Bucket } from '#functions/contact/files.ts';
import { workerFiles } from '../build/functions.ts';
import { compressResponse } from './compress.ts';
import { expectBuild } from './expectBuild.ts';
import { host, listen } from './listen.ts';
import { staticFiles } from './wrangler.ts';

interface Options {
  vars?: Record<string, string>;
  /** Without one the contact Function rejects every inquiry. */
  database?: Database;
  bucket?: Bucket;
  /** The origin that the Functions see, by default this server's. */
  origin?: string;
  change?: (html: string) => string;
  policy?: string;
  compress?: boolean;
}

let servers = 0;

/**
 * Serves a built site in this process, with the Functions of `out`: 4 times as fast as `wrangler
 * pages dev`, and with a database in memory.
 */
export async function servePages(folder: string, options: Options = {}) {
  const { vars, database, bucket, origin, change, policy, compress = false } = options;
  expectBuild();
  const readFile = await staticFiles(folder);
  // Makes Node import the bundle again for each server, because its modules have state.
  servers += 1;
  const bundle = pathToFileURL(resolve('out', workerFiles.script));
  const { default: functions } = await import(`${bundle}?${servers}`);
  const routes: { include: string[] } = JSON.parse(
    readFileSync(join('out', workerFiles.routes), 'utf8'),
  );
  const env = {
    ...vars,
    ...(database && { INQUIRIES: database }),
    ...(bucket && { FILES: bucket }),
    ASSETS: { fetch: (request: Request | URL) => readFile(new Request(request)) },
  };
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };

  async function respond(request: Request): Promise<Response> {
    const response: Response = await (routes.include.includes(new URL(request.url).pathname)
      ? functions.fetch(request, env, context)
      : readFile(request));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    // Skips prototypes, whose policy begins with `sandbox`.
    if (policy && headers.get('Content-Security-Policy')?.startsWith('default-src'))
      headers.set('Content-Security-Policy', policy);
    const body = change ? change(await response.text()) : response.body;
    return new Response(body, { status: response.status, headers });
  }

  const { url, stop } = await listen(async (incoming) => {
    const { pathname, search } = new URL(incoming.url);
    const request = new Request(origin ? origin + pathname + search : incoming.url, incoming);
    const response = await respond(request);
    return compress ? compressResponse(request, response) : response;
  });
  return { url: url.replace(host, 'localhost'), stop };
}
