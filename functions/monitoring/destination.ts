import { type Dsn, parseDsn } from '../../src/telemetry/sentry/dsn.ts';
import { HttpError } from '../httpError.ts';
import { isLoopback } from '../loopback.ts';

export interface Settings {
  SENTRY_DSN?: string;
  /** Sends messages elsewhere during development and tests; only loopback addresses are taken. */
  SENTRY_INGEST_URL?: string;
}

/**
 * The one place that messages are ever sent to; it follows from the settings alone, never from a request.
 * @throws HttpError 503 when telemetry is not configured, or misconfigured
 */
export function destinationOf({ SENTRY_DSN, SENTRY_INGEST_URL }: Settings): { dsn: Dsn; url: string } {
  if (!SENTRY_DSN) throw new HttpError(503, 'Telemetry is not configured here.');
  try {
    const dsn = parseDsn(SENTRY_DSN);
    if (SENTRY_INGEST_URL && !isLoopback(SENTRY_INGEST_URL)) throw new Error('not loopback');
    return { dsn, url: new URL(`/api/${dsn.project}/envelope/`, SENTRY_INGEST_URL || `https://${dsn.host}`).href };
  } catch {
    throw new HttpError(503, 'Telemetry is misconfigured here.');
  }
}
