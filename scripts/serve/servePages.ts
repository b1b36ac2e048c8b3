import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';
import type { Database } from '../../functions/api/contact/database.ts';
import { workerFiles } from '../build/functions.ts';
import { routesReader } from '../edge/routes.ts';
import { staticFiles } from '../edge/wrangler.ts';
import { compressed } from './compress.ts';

interface Options {
  /** The Functions' settings, by name. */
  vars?: Record<string, string>;
  /** Where inquiries are stored; without it the contact Function rejects all. */
  database?: Database;
  /** The origin that requests seem to be for, if not that of the server. */
  origin?: string;
  /** Changes a page before it is sent. */
  change?: (html: string) => string;
  /** The Content-Security-Policy of pages, if not the folder's. */
  policy?: string;
  /** Compresses as small as brotli can, once, as a CDN does with files that it keeps. */
  compress?: boolean;
}

let servers = 0;

/**
 * Serves a built site in this process as the host would, many times faster than wrangler, with the bundle of the Functions in `out`.
 * @returns its address, and how to stop it; it ends with the process
 */
export async function servePages(folder: string, options: Options = {}) {
  const { vars, database, origin, change, policy, compress = false } = options;
  const files = await staticFiles(folder);
  // Each server has Functions of its own, which remember what they were told.
  servers += 1;
  const { default: functions } = await import(
    `${pathToFileURL(resolve('out', workerFiles.script))}?${servers}`
  );
  const isFunction = routesReader(
    JSON.parse(readFileSync(join('out', workerFiles.routes), 'utf8')),
  );
  const env = {
    ...vars,
    ...(database && { INQUIRIES: database }),
    ASSETS: { fetch: (asked: Request | URL) => files(new Request(asked)) },
  };
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };

  async function answer(request: Request): Promise<Response> {
    const asksFunction = isFunction(new URL(request.url).pathname);
    const response: Response = await (asksFunction
      ? functions.fetch(request, env, context)
      : files(request));
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    // Prototypes have another.
    if (policy && headers.get('Content-Security-Policy')?.startsWith('default-src'))
      headers.set('Content-Security-Policy', policy);
    return new Response(change ? change(await response.text()) : response.body, {
      status: response.status,
      headers,
    });
  }

  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    // Node closes an idle connection after five seconds, also just when a test sends its next request.
    node: { keepAliveTimeout: 60_000 },
    async fetch(asked) {
      const { pathname, search } = new URL(asked.url);
      const request = new Request(origin ? origin + pathname + search : asked.url, asked);
      const response = await answer(request);
      return compress ? compressed(request, response) : response;
    },
  });
  await server.ready();
  return {
    url: `http://localhost:${new URL(server.url ?? '').port}`,
    stop: () => server.close(true),
  };
}
