import { localDsn } from '../ingest/local.ts';
import { serveLikeHost } from '../serve/likeHost.ts';
import { telemetryFolder } from './telemetryBuild.ts';

/** Serves the build with telemetry, whose tunnel leads to an ingest on this machine. @returns its address */
export async function serveWithTelemetry(vars: Record<string, string>, ingestUrl: string): Promise<string> {
  const tunnel = { ...vars, SENTRY_DSN: localDsn, SENTRY_INGEST_URL: ingestUrl };
  return (await serveLikeHost(telemetryFolder, { vars: tunnel })).url;
}
