import { type Dsn, parseDsn, refuseQuery } from '../../src/telemetry/sentry/dsn.ts';
import { HttpError } from '../http/httpError.ts';
import { isLoopback } from '../http/isLoopback.ts';

export interface Settings {
  SENTRY_DSN?: string;
  /** Replaces Sentry's server in development and tests. Must be a loopback URL. */
  SENTRY_INGEST_URL?: string;
}

/**
 * Returns the only URL that envelopes are sent to. Requests cannot influence it.
 * @throws HttpError 503 if telemetry is not configured or misconfigured
 */
export function destinationOf({ SENTRY_DSN, SENTRY_INGEST_URL }: Settings): {
  dsn: Dsn;
  url: string;
} {
  if (!SENTRY_DSN) throw new HttpError(503, 'Telemetry is not configured here.');
  try {
    const dsn = parseDsn(SENTRY_DSN);
    if (SENTRY_INGEST_URL && !isLoopback(SENTRY_INGEST_URL)) throw new Error('not loopback');
    return {
      dsn,
      url: new URL(`/api/${dsn.project}/envelope/`, SENTRY_INGEST_URL || `https://${dsn.host}`)
        .href,
    };
  } catch {
    throw new HttpError(503, 'Telemetry is misconfigured here.');
  }
}

/** The largest envelope, in bytes. */
export const maxBytes = 20 * 1024 * 1024;

function checkSource(request: Request) {
  const origin = request.headers.get('Origin');
  if (origin !== null && origin !== new URL(request.url).origin)
    throw new HttpError(403, 'Origin is not this site.');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin')
    throw new HttpError(403, 'Sec-Fetch-Site is not same-origin.');
}

/** Checks all but the body: origin, query, encoding and declared size. @throws HttpError */
export function checkRequest(request: Request, dsn: Dsn) {
  checkSource(request);
  const refusal = refuseQuery(new URL(request.url).searchParams, dsn);
  if (refusal) throw new HttpError(refusal.status, refusal.sentence);
  if (request.headers.has('Content-Encoding'))
    throw new HttpError(415, 'The envelope must not be encoded.');
  if (Number(request.headers.get('Content-Length')) > maxBytes)
    throw new HttpError(413, 'The envelope is larger than 20 MiB.');
}
