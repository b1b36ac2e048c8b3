import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { buildFacts } from '../build/facts.ts';

/** Fetched when there is a token to use it with, so that nobody else has to install it. Renovate keeps it up. */
const sentryCli = '@sentry/cli@3.8.0';

/** What allows the upload; without it no source maps are made. */
export const uploadToken = () => process.env.SENTRY_AUTH_TOKEN;

/** Hands over the maps that are in a built folder. */
export type SendMaps = (folder: string) => void;

/** To Sentry, for the release as the client names it. */
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
 * Hands the source maps in a built folder to the telemetry service and takes them out, as they are not for publishing.
 * @returns how many there were
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
