import { serve } from 'srvx';
import { picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond as respondWithPicture } from '../../functions/_next/image/respond.ts';
import type { Database } from '../../functions/api/contact/database.ts';
import { healthResponder } from '../../functions/api/contact/healthResponder.ts';
import { respond as takeInquiry } from '../../functions/api/contact/respond.ts';
import { respond as passEnvelope } from '../../functions/monitoring/respond.ts';
import { respond as correctSpelling } from '../../functions/spelling/respond.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { site } from '../../src/site.ts';
import { tunnelPath } from '../../src/telemetry/constants.ts';
import { capitalRoutes, routesReader } from '../edge/routes.ts';
import { readManifest } from '../images/prepare.ts';
import { publishedManifest } from '../images/publish.ts';
import { type FileOptions, fileServer } from './files.ts';

interface Options extends FileOptions {
  /** The Functions' settings, by name. */
  vars?: Record<string, string>;
  /** Where inquiries are stored; without it the contact Function rejects all. */
  database?: Database;
  /** How long the database may take; defaults to the host's timeout. Milliseconds. */
  databaseTimeoutMs?: number;
}

/**
 * Serves a built site in this process as the host would, many times faster than wrangler: files, headers, redirects and
 * the same Functions.
 * @returns its address, and how to stop it; it ends with the process
 */
export async function serveLikeHost(folder: string, { vars = {}, database, databaseTimeoutMs, ...options }: Options = {}) {
  const answerWithFile = fileServer(folder, options);
  const manifest = readManifest(publishedManifest(options.assets ?? folder));
  const ASSETS = {
    fetch: async (asked: Request | URL) => answerWithFile(asked instanceof Request ? asked : new Request(asked)),
  };
  const hasCapital = routesReader(capitalRoutes);
  const bindings = { ...vars, ...(database && { INQUIRIES: database }) };
  const answerHealth = healthResponder();
  const functions: Record<string, (request: Request) => Promise<Response>> = {
    [imagePath]: (request) => respondWithPicture(request, manifest, picturesOf({ ASSETS, ...vars }, request.url)),
    [tunnelPath]: (request) => passEnvelope(request, vars),
    '/api/contact/health': (request) => answerHealth(request, bindings),
    '/api/contact': (request) => {
      const surroundings = { waitUntil: () => {}, ...(databaseTimeoutMs && { databaseTimeoutMs }) };
      return takeInquiry(request, bindings, surroundings);
    },
  };
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (hasCapital(pathname)) return correctSpelling(request, { ASSETS });
      return (functions[pathname] ?? answerWithFile)(request);
    },
  });
  await server.ready();
  const { port } = new URL(server.url ?? '');
  return { url: `http://localhost:${port}`, stop: () => server.close(true) };
}

/** The same for benchmarks and audits: compressed, and with the headers of the live one. @returns its address */
export const serveAsCdn = async (folder: string, options: FileOptions = {}) =>
  (await serveLikeHost(folder, { ...options, host: site.url, compressed: true })).url;
