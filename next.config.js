import { existsSync } from 'node:fs';
import { uploadToken } from './scripts/sentry/sourceMaps.ts';
import { buildInfo } from './src/build/buildInfo.ts';
import { shrinkClientBundle } from './src/build/bundle/shrinkClientBundle.ts';
import { listSamples } from './src/build/samples.ts';
import { contentFolder } from './src/content/contentFolder.ts';
import { readLogo, wordmarkSize } from './src/content/drawings/logo.ts';
import { absentPages } from './src/content/load/absentPages.ts';
import { loadAgency } from './src/content/load/loadAgency.ts';
import { officeIds } from './src/content/schemas/officeId.ts';
import { deviceWidths, quality, smallWidths } from './src/images/sizes.ts';
import { hasRecordings, hasTwoOffices, siteLanguage } from './src/site.ts';
import { parseDsn } from './src/telemetry/sentry/dsn.ts';

const { SENTRY_DSN = '' } = process.env;
if (SENTRY_DSN) parseDsn(SENTRY_DSN);
if (SENTRY_DSN && !hasRecordings)
  throw new Error('SENTRY_DSN is set, but site.json says `recordings: false`; remove one of them');

/** @param {string} name */
const hasDrawing = (name) => existsSync(`${contentFolder}/drawings/${name}.svg`);

const { commit, id, environment, branch, built } = buildInfo();

const { coordinates, skylines } = loadAgency();

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Skips tracing files for a server, which an export does not need. It took 20 of 37 seconds.
  outputFileTracingExcludes: { '*': ['**/*'] },
  compiler: { styledComponents: true },
  // `npm test` checks types.
  typescript: { ignoreBuildErrors: true },
  // Only src/env/ reads these. It gives them types.
  env: {
    BUILD_YEAR: built.slice(0, 4),
    LOGO: readLogo()?.frame.join(' ') ?? '',
    WORDMARK_SIZE: wordmarkSize(),
    // Lets the bundler remove the layouts for other numbers of offices.
    TWO_OFFICES: hasTwoOffices ? 'yes' : '',
    ABSENT_PAGES: absentPages().join(' '),
    SAMPLES: listSamples().length > 0 ? 'yes' : '',
    NO_SKYLINE: officeIds.filter((id) => !hasDrawing(`skyline-${id}`)).join(' '),
    LIT_SKYLINES: officeIds.filter((id) => hasDrawing(`skyline-${id}-lit`)).join(' '),
    PLACES: JSON.stringify(coordinates),
    SKYLINE_ROOM: JSON.stringify(skylines),
    SITE_LANGUAGE: siteLanguage,
    RECORDINGS: hasRecordings ? 'yes' : '',
    SENTRY_DSN,
    TURNSTILE_SITE_KEY: process.env.TURNSTILE_SITE_KEY ?? '',
    RELEASE: commit,
    BRANCH: branch,
    ENVIRONMENT: environment,
  },
  // Depends on commit and settings, because browsers cache files under this id permanently.
  generateBuildId: () => id,
  images: {
    loader: 'custom',
    loaderFile: './src/images/loader.ts',
    deviceSizes: [...deviceWidths],
    imageSizes: [...smallWidths],
    qualities: [quality],
  },
  webpack(config, { dev, isServer }) {
    // For development: src/content/load/once.ts
    config.module.rules.push({ test: /\.yaml$/, type: 'asset/source' });
    if (dev || isServer) return config;
    shrinkClientBundle(config);
    // Makes source maps that scripts do not refer to; scripts/sentry/sourceMaps.ts uploads them.
    if (uploadToken()) config.devtool = 'hidden-source-map';
    return config;
  },
  experimental: {
    // Removes a filter for App Router routes, of which this site has none.
    clientRouterFilter: false,
    // Reuses a running request for page data, which never changes within a deployment.
    optimisticClientCache: false,
  },
  poweredByHeader: false,
  reactStrictMode: true,
};
