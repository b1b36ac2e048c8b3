import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { buildInfo } from '#src/build/buildInfo.ts';

/** An upload downloads this version of Sentry's program. Renovate updates it. */
const sentryCli = '@sentry/cli@3.8.0';

export const uploadToken = () => process.env.SENTRY_AUTH_TOKEN;

export type SendMaps = (folder: string) => void;

/**
 * Uploads under the release name that the client reports. The command reads SENTRY_ORG, SENTRY_PROJECT
 * and SENTRY_AUTH_TOKEN.
 */
const upload: SendMaps = (folder) => {
  const options = ['--release', buildInfo().commit, '--url-prefix', '~/_next/static/'];
  // On Windows `npx` is a batch file, which only a shell can run.
  execFileSync(
    'npx',
    ['--yes', sentryCli, 'sourcemaps', 'upload', ...options, `${folder}/_next/static`],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
};

/**
 * Sends the source maps to the telemetry service, and removes them, because they must not be
 * published. A failure doesn't stop a deployment, but the nightly run ends with an error.
 */
export function uploadAndRemoveSourceMaps(
  folder: string,
  token = uploadToken(),
  send = upload,
): number {
  const maps = globSync(`${folder}/**/*.map`);
  try {
    if (token && maps.length) send(folder);
    return maps.length;
  } catch (error) {
    console.warn(
      `WARNING: the source maps were not sent, so errors of this build will be hard to read. Check SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT. ${(error as Error).message}`,
    );
    if (process.env.GITHUB_EVENT_NAME === 'schedule') process.exitCode = 1;
    return 0;
  } finally {
    for (const map of maps) rmSync(map);
  }
}
