import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { buildFacts } from '../build/facts.ts';

/**
 * Downloaded only for an upload, so that other installations do not need it. Renovate updates it.
 */
const sentryCli = '@sentry/cli@3.8.0';

/** The token for uploads. Without it no source maps are made. */
export const uploadToken = () => process.env.SENTRY_AUTH_TOKEN;

/** Uploads the source maps in a built folder. */
export type SendMaps = (folder: string) => void;

/** Uploads to Sentry, under the release name that the client reports. */
const upload: SendMaps = (folder) => {
  for (const name of ['SENTRY_ORG', 'SENTRY_PROJECT']) {
    if (!process.env[name])
      throw new Error(`SENTRY_AUTH_TOKEN is set, so ${name} must name where the source maps go`);
  }
  const args = [
    'sourcemaps',
    'upload',
    '--release',
    buildFacts().commit,
    '--url-prefix',
    '~/_next/static/',
  ];
  // On Windows `npx` is a batch file, which only a shell can run.
  execFileSync('npx', ['--yes', sentryCli, ...args, `${folder}/_next/static`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
};

/**
 * Uploads the source maps in a built folder and removes them, because they must not be published.
 * @returns their number
 */
export function uploadAndRemoveSourceMaps(
  folder: string,
  token = uploadToken(),
  send = upload,
): number {
  const maps = globSync(`${folder}/**/*.map`);
  try {
    if (token && maps.length) send(folder);
  } finally {
    for (const map of maps) rmSync(map);
  }
  return maps.length;
}
