import { execFileSync } from 'node:child_process';
import { finish } from '../finish.ts';
import { localDsn } from '../ingest/local.ts';

/** Where that site is built. */
export const telemetryFolder = '.cache/telemetry';

/**
 * Builds the site once more, as a preview with telemetry configured: what the telemetry tests visit, and those of the ribbon.
 * The pages in `out` are the ones without a DSN, and what they share with these must be the same.
 */
export async function buildWithTelemetry() {
  // Whatever GitHub says that is being built: the same on every machine.
  process.env.CF_PAGES_BRANCH = 'tried-out';
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DIST_DIR: telemetryFolder, SENTRY_DSN: localDsn, NEXT_TELEMETRY_DISABLED: '1' },
  });
  await finish(telemetryFolder);
}
