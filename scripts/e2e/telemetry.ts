import { cpSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { finish } from '../build/finish.ts';
import { buildWithNext } from '../build/next.ts';
import { scriptHashes } from '../edge/headers.ts';
import { contentSecurityPolicy } from '../edge/policy.ts';
import { localMapSettings, localSettings } from '../sentry/local.ts';
import { servePages } from '../serve/servePages.ts';

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/: accepts everybody. */
const siteKey = '1x00000000000000000000AA';

/** Where that site is built. */
export const telemetryFolder = '.cache/telemetry';

/** Where its source maps are kept, as they would have been sent, below the paths of their scripts. */
export const mapsFolder = '.cache/telemetry-maps';

function keepMaps(folder: string) {
  rmSync(mapsFolder, { recursive: true, force: true });
  for (const map of globSync(`${folder}/**/*.map`)) cpSync(map, join(mapsFolder, relative(folder, map)));
}

/**
 * Builds the site once more, as what production gets: with telemetry, Turnstile and source maps configured, which are kept
 * instead of sent. The tests of telemetry visit it, and those of the form's check. The pages in `out` are the ones without, and
 * what they share with these must be the same.
 */
export async function buildWithTelemetry() {
  // Whatever GitHub says that is being built: the same on every machine.
  Object.assign(process.env, {
    CF_PAGES_BRANCH: 'main',
    TURNSTILE_SITE_KEY: siteKey,
    ...localMapSettings,
    ...localSettings(),
  });
  buildWithNext({ env: { DIST_DIR: telemetryFolder }, quiet: true });
  await finish(telemetryFolder, keepMaps);
}

/**
 * Serves the build with telemetry, whose tunnel leads to an ingest on this machine. Its headers are those of a site without
 * Turnstile, so that telemetry is tested under Trusted Types.
 * @returns its address, by the name that the tests know it by
 */
export async function serveWithTelemetry(vars: Record<string, string>, ingestUrl: string) {
  const tunnel = { ...vars, ...localSettings(ingestUrl) };
  const policy = contentSecurityPolicy(scriptHashes(telemetryFolder), false);
  return { TELEMETRY_URL: (await servePages(telemetryFolder, { vars: tunnel, policy })).url };
}
