import { type Dsn, parseDsn } from '../../src/telemetry/dsn.ts';
import { isLoopback } from '../loopback.ts';
import { Refusal } from './refusal.ts';

export interface Settings {
  SENTRY_DSN?: string;
  /** Sends envelopes elsewhere during development and tests; only loopback addresses are taken. */
  SENTRY_INGEST_URL?: string;
}

export interface Destination {
  dsn: Dsn;
  /** Where envelopes go. */
  url: string;
}

/**
 * The one place that envelopes are ever sent to; it follows from the settings alone, never from a request.
 * @throws Refusal 503 when telemetry is not configured, or not rightly
 */
export function destinationOf({ SENTRY_DSN, SENTRY_INGEST_URL }: Settings): Destination {
  if (!SENTRY_DSN) throw new Refusal(503, 'Telemetry is not configured here.');
  try {
    const dsn = parseDsn(SENTRY_DSN);
    const base = new URL(SENTRY_INGEST_URL || `https://${dsn.host}`);
    if (SENTRY_INGEST_URL && !isLoopback(SENTRY_INGEST_URL)) throw new Error('not loopback');
    return { dsn, url: new URL(`/api/${dsn.project}/envelope/`, base).href };
  } catch {
    throw new Refusal(503, 'Telemetry is not configured rightly here.');
  }
}
