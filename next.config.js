import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildFacts } from './scripts/build/facts.ts';
import { listSamples } from './scripts/build/samples.ts';
import { shrinkClientBundle } from './scripts/bundle/shrinkClientBundle.ts';
import { uploadToken } from './scripts/sentry/sourceMaps.ts';
import { absentPages } from './src/content/build/absentPages.ts';
import { readLogo, wordmarkSize } from './src/content/build/logo.ts';
import { deviceWidths, quality, smallWidths } from './src/images/sizes.ts';
import { site } from './src/site.ts';
import { parseDsn } from './src/telemetry/sentry/dsn.ts';

const { SENTRY_DSN = '' } = process.env;
if (SENTRY_DSN) parseDsn(SENTRY_DSN);

const { commit, id, environment, branch, built } = buildFacts();

/**
 * Shows changed texts and pictures without a restart. They are read when a page is rendered, so webpack must treat the code
 * that reads them as changed.
 * @param {typeof import('next/dist/compiled/webpack/webpack').webpack} webpack
 */
const contentRevision = ({ DefinePlugin }) =>
  new DefinePlugin({
    'process.env.CONTENT_REVISION': DefinePlugin.runtimeValue(
      () => JSON.stringify(String(Date.now())),
      {
        contextDependencies: [resolve('src/content')],
        fileDependencies: [resolve('src/images/manifest.json')],
      },
    ),
  });

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // An export does not need the list of files that a server would need; tracing them took 20 of the build's 37 seconds.
  outputFileTracingExcludes: { '*': ['**/*'] },
  compiler: { styledComponents: true },
  // `npm test` checks the types, of Functions and tests too; every build would do so again.
  typescript: { ignoreBuildErrors: true },
  // Typed in src/env/, the only place that reads these.
  env: {
    BUILD_YEAR: built.slice(0, 4),
    LOGO: readLogo()?.frame.join(' ') ?? '',
    WORDMARK_SIZE: wordmarkSize(),
    // Layouts of another number are left out of scripts.
    TWO_OFFICES: site.offices.length === 2 ? 'yes' : '',
    ABSENT_PAGES: absentPages().join(' '),
    SAMPLES: listSamples().length > 0 ? 'yes' : '',
    NO_SKYLINE: site.offices
      .filter(({ id }) => !existsSync(`src/illustrations/skyline-${id}.svg`))
      .map(({ id }) => id)
      .join(' '),
    SENTRY_DSN,
    TURNSTILE_SITE_KEY: process.env.TURNSTILE_SITE_KEY ?? '',
    RELEASE: commit,
    BRANCH: branch,
    ENVIRONMENT: environment,
  },
  // Of commit and settings: what lies below it is kept for good, and both change it.
  generateBuildId: () => id,
  images: {
    loader: 'custom',
    loaderFile: './src/images/loader.ts',
    deviceSizes: [...deviceWidths],
    imageSizes: [...smallWidths],
    qualities: [quality],
  },
  webpack(config, { dev, isServer, webpack }) {
    if (dev && isServer) config.plugins.push(contentRevision(webpack));
    // The editor writes each file under a name of its own first, for which all would be compiled once more.
    if (dev)
      config.watchOptions = {
        ...config.watchOptions,
        ignored: ['**/{.git,.next,node_modules}/**', '**/.sveltia-tmp-*'],
      };
    if (dev) return config;
    // In browsers and in the export, which have to agree.
    config.module.rules.push({
      test: /\.tsx?$/,
      include: resolve('src'),
      enforce: 'post',
      use: resolve('scripts/bundle/shortComponentIds.js'),
    });
    if (isServer) return config;
    shrinkClientBundle(config);
    // Next finds its pages in an order of its own. Where two modules would have the same number the first one gets it, so
    // two builds of one commit would differ.
    const { entry } = config;
    config.entry = async () =>
      Object.fromEntries(
        Object.entries(await entry()).sort(([one], [other]) => (one < other ? -1 : 1)),
      );
    // The maps go to the telemetry service and nowhere else, so the scripts do not name them; see scripts/sentry/sourceMaps.ts.
    if (uploadToken()) config.devtool = 'hidden-source-map';
    return config;
  },
  // There are no app routes that could shadow a page.
  experimental: {
    clientRouterFilter: false,
    // Reuses a request for a page's data that is already running: the data never changes within a deployment.
    optimisticClientCache: false,
  },
  poweredByHeader: false,
  reactStrictMode: true,
};
