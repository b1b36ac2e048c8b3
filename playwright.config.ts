import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { browserArgs } from './scripts/engines/chromium.ts';

const {
  AGENCY,
  BASE_URL,
  HOST_URL,
  INQUIRIES_URL,
  TURNSTILE_URL,
  CF_ACCESS_CLIENT_ID,
  CF_ACCESS_CLIENT_SECRET,
} = process.env;
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Lets the tests past Cloudflare Access where a preview is protected by it. */
const access: Record<string, string> =
  CF_ACCESS_CLIENT_ID && CF_ACCESS_CLIENT_SECRET
    ? {
        'CF-Access-Client-Id': CF_ACCESS_CLIENT_ID,
        'CF-Access-Client-Secret': CF_ACCESS_CLIENT_SECRET,
      }
    : {};

const browser = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
});

/** Of what only a build with settings of its own has, as the invented agency's. */
const telemetry = ['**/e2e/{telemetry,editor}/*.spec.ts', '**/specification/telemetry.spec.ts'];
const contact = /e2e\/contact\.spec\.ts$/;
/** They serve the build in `out` in their own ways, so they are nothing for a site that is served elsewhere. */
const ofThisBuild = process.env.SERVED_HERE ? [] : ['**/{deployment,preview-ribbon}.spec.ts'];
const turnstile = '**/turnstile.spec.ts';
/** The headless shell keeps no pages for Back, and of the tabs that a page opens it reports about every second one. */
const wholeBrowser = '**/{whole-browser,sign-in}.spec.ts';
/** Playwright tells a browser not to keep pages. */
const keepingPages = {
  launchOptions: {
    ...browser(CHROMIUM_PATH).launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** On the second build, which is of an invented agency. */
const ofAgency = [
  { name: 'telemetry', testMatch: telemetry, testIgnore: wholeBrowser },
  { name: 'whole browser', testMatch: wholeBrowser, use: keepingPages },
  { name: 'turnstile', testMatch: turnstile, use: { baseURL: TURNSTILE_URL } },
  { name: 'pages', testMatch: '**/pages.spec.ts', use: { baseURL: TURNSTILE_URL } },
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,specification}/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Some wait, for a recording to be sent or for an animation, while others work.
  workers: availableParallelism() + 1,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    ...(BASE_URL && { baseURL: BASE_URL }),
    extraHTTPHeaders: access,
    ...browser(HEADLESS_SHELL_PATH),
    screenshot: 'only-on-failure',
  },
  // Those with an address of their own run only where scripts/e2e.ts serves a site for them. The slowest are first.
  projects: AGENCY
    ? ofAgency
    : [
        // Of a deployed site nothing is asked that leaves something behind.
        HOST_URL
          ? { name: 'host', testMatch: '**/host/*.spec.ts', use: { baseURL: HOST_URL } }
          : { name: 'host', testMatch: '**/host/images.spec.ts' },
        ...(INQUIRIES_URL
          ? [{ name: 'inquiries', testMatch: contact, use: { baseURL: INQUIRIES_URL } }]
          : []),
        {
          name: 'site',
          testIgnore: [...telemetry, '**/host/**', contact, turnstile, ...ofThisBuild],
        },
      ],
});
