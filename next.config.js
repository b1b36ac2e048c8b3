import { execFileSync } from 'node:child_process';
import fontPackage from '@fontsource-variable/familjen-grotesk/package.json' with { type: 'json' };
import { makeLean } from './scripts/bundle/lean.ts';
import { deviceWidths, qualities, smallWidths } from './src/images/sizes.ts';
import { checkSite } from './src/siteSchema.ts';
import { parseDsn } from './src/telemetry/dsn.ts';

checkSite();
const dsn = process.env.SENTRY_DSN ?? '';
if (dsn) parseDsn(dsn);

/** The commit and its time stand for "now", so that two builds of one commit are the same. */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
/** Cloudflare Pages names the branch it builds; production is the main one. */
function environment() {
  const branch = process.env.CF_PAGES_BRANCH;
  if (!branch) return 'development';
  return branch === 'main' ? 'production' : 'preview';
}

const commit = git('rev-parse', '--short=12', 'HEAD') || 'unversioned';
const committed = git('log', '-1', '--format=%cI') || new Date().toISOString();

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // A second build that is compared with the first goes elsewhere.
  distDir: process.env.DIST_DIR ?? '.next',
  compiler: { styledComponents: true },
  env: {
    BUILD_YEAR: committed.slice(0, 4),
    FONT_VERSION: fontPackage.version,
    SENTRY_DSN: dsn,
    TURNSTILE_SITE_KEY: process.env.TURNSTILE_SITE_KEY ?? '',
    RELEASE: commit,
    ENVIRONMENT: environment(),
  },
  generateBuildId: () => commit,
  images: {
    loader: 'custom',
    loaderFile: './src/images/loader.ts',
    deviceSizes: [...deviceWidths],
    imageSizes: [...smallWidths],
    qualities: [...qualities],
  },
  webpack(config, { dev, isServer }) {
    if (!dev && !isServer) makeLean(config);
    return config;
  },
  // There are no app routes that could shadow a page.
  experimental: { clientRouterFilter: false },
  poweredByHeader: false,
  reactStrictMode: true,
};
