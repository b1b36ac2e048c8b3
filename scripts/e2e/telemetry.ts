import { cpSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scriptHashes } from '../edge/headers.ts';
import { contentSecurityPolicy } from '../edge/policy.ts';
import { startPictureMaker } from '../images/maker.ts';
import { pictureFolders, prepareImages } from '../images/prepare.ts';
import { localMapSettings, localSettings } from '../sentry/local.ts';
import { servePages } from '../serve/servePages.ts';
import { runForAgency } from './agency.ts';
import { serveWithTurnstile } from './inquiries.ts';

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/: accepts everybody. */
const siteKey = '1x00000000000000000000AA';

/** Where that build's source maps are kept, as they would have been sent, below the paths of their scripts. */
export const mapsFolder = 'maps';

export function keepMaps(folder: string) {
  rmSync(mapsFolder, { recursive: true, force: true });
  for (const map of globSync(`${folder}/**/*.map`)) cpSync(map, join(mapsFolder, relative(folder, map)));
}

/**
 * Builds the site of an invented agency, as production would get it: with telemetry, Turnstile and source maps configured, which
 * are kept instead of sent. The tests of telemetry visit it, and those of the form's check.
 */
export const buildWithTelemetry = () =>
  runForAgency(['scripts/build.ts', '--pictures-on-demand', '--keep-maps'], {
    // Whatever GitHub says that is being built: the same on every machine.
    CF_PAGES_BRANCH: 'main',
    TURNSTILE_SITE_KEY: siteKey,
    ...localMapSettings,
    ...localSettings(),
  });

/**
 * Serves that build, whose tunnel leads to an ingest on this machine: once with the headers of a site without Turnstile, so that
 * telemetry is tested under Trusted Types, and once with its check.
 * @returns their addresses, by the names that the tests know them by
 */
export async function serveWithTelemetry(ingestUrl: string) {
  await prepareImages(pictureFolders);
  const vars = { ...localSettings(ingestUrl), IMAGE_MAKER_URL: (await startPictureMaker(pictureFolders, true)).url };
  const policy = contentSecurityPolicy(scriptHashes('out'), false);
  return { BASE_URL: (await servePages('out', { vars, policy })).url, ...(await serveWithTurnstile(vars)) };
}
