import { execFileSync } from 'node:child_process';
import { finish } from '../finish.ts';
import { localDsn } from '../ingest/local.ts';
import { startIngest } from '../ingest/server.ts';
import { freePort, serve } from '../serve/wrangler.ts';

/** Where that site is built. */
export const telemetryFolder = '.cache/telemetry';

/**
 * The site once more as a preview with telemetry configured, served beside an ingest of its own: what the telemetry tests
 * visit, and those of the ribbon. The pages in `out` are the ones without a DSN.
 */
export async function serveWithTelemetry() {
  // Whatever GitHub says that is being built: the same on every machine.
  process.env.CF_PAGES_BRANCH = 'tried-out';
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DIST_DIR: telemetryFolder, SENTRY_DSN: localDsn, NEXT_TELEMETRY_DISABLED: '1' },
  });
  await finish(telemetryFolder);
  const ingest = await startIngest(0);
  const site = await serve(telemetryFolder, await freePort(), {
    vars: { SENTRY_DSN: localDsn, SENTRY_INGEST_URL: ingest.url },
  });
  return {
    siteUrl: site.url,
    ingestUrl: ingest.url,
    async stop() {
      await site.stop();
      ingest.stop();
    },
  };
}
