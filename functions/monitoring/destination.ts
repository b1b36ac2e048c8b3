import { type Destination, ingestUrl, parseDestination } from '../../src/telemetry/sentry/dsn.ts';
import { readSettings, type Settings } from '../../src/telemetry/sentry/settings.ts';
import { HttpError } from '../httpError.ts';
import { isLoopback } from '../loopback.ts';

interface Configured {
  destination: Destination;
  /** Where messages for it are sent on to. */
  url: string;
}

/**
 * The one place that messages are ever sent to; it follows from the settings alone, never from a request.
 * @throws HttpError 503 when telemetry is not configured, or misconfigured
 */
export function destinationOf(settings: Settings): Configured {
  const { destination: text, ingestUrl: instead } = readSettings(settings);
  if (!text) throw new HttpError(503, 'Telemetry is not configured here.');
  try {
    const destination = parseDestination(text);
    if (instead && !isLoopback(instead)) throw new Error('not loopback');
    return { destination, url: ingestUrl(destination, instead) };
  } catch {
    throw new HttpError(503, 'Telemetry is misconfigured here.');
  }
}
