import { execFileSync } from 'node:child_process';

/** Fetched when there is a token to use it with, so that nobody else has to install it. Renovate keeps it up. */
const sentryCli = '@sentry/cli@3.8.0';

/** What allows the upload; without it no source maps are made. */
export const uploadToken = () => process.env.SENTRY_AUTH_TOKEN;

/** Hands the source maps of a built folder's scripts to Sentry. @param release as the client names it */
export function uploadSourceMaps(folder: string, release: string) {
  for (const name of ['SENTRY_ORG', 'SENTRY_PROJECT']) {
    if (!process.env[name]) throw new Error(`SENTRY_AUTH_TOKEN is set, so ${name} must name where the source maps go`);
  }
  const args = ['sourcemaps', 'upload', '--release', release, '--url-prefix', '~/_next/static/'];
  execFileSync('npx', ['--yes', sentryCli, ...args, `${folder}/_next/static`], { stdio: 'inherit' });
}
