import { finish } from '../build/finish.ts';
import { buildWithNext } from '../build/next.ts';
import { serveLikeHost } from '../serve/likeHost.ts';
import { localSettings } from '../telemetry-service/local.ts';

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/: accepts everybody. */
const siteKey = '1x00000000000000000000AA';

/** Where that site is built. */
export const telemetryFolder = '.cache/telemetry';

/**
 * Builds the site once more, as a preview with telemetry and Turnstile configured: what the telemetry tests visit, those of
 * the ribbon and those of the form's check. The pages in `out` are the ones without, and what they share with these must be
 * the same. The headers stay those of a site without Turnstile, so that telemetry is tested under Trusted Types.
 */
export async function buildWithTelemetry() {
  // Whatever GitHub says that is being built: the same on every machine.
  process.env.CF_PAGES_BRANCH = 'tried-out';
  buildWithNext({ env: { DIST_DIR: telemetryFolder, ...localSettings(), TURNSTILE_SITE_KEY: siteKey }, quiet: true });
  await finish(telemetryFolder);
}

/** Serves the build with telemetry, whose tunnel leads to an ingest on this machine. @returns its address */
export async function serveWithTelemetry(vars: Record<string, string>, ingestUrl: string): Promise<string> {
  const tunnel = { ...vars, ...localSettings(ingestUrl) };
  return (await serveLikeHost(telemetryFolder, { vars: tunnel })).url;
}
