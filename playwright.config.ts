import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { stateWith } from './scripts/e2e/access.ts';
import { browserArgs } from './scripts/engines/chromium.ts';

const { ACCESS_COOKIE, TEST_AGENCY, BASE_URL, HOST_URL, INQUIRIES_URL, TURNSTILE_URL } =
  process.env;
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

const browser = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
});

/** Tests that need a build with telemetry or the test agency's editor. */
const telemetry = ['**/e2e/{telemetry,editor}/*.spec.ts', '**/specification/telemetry.spec.ts'];
const contact = /e2e\/contact\.spec\.ts$/;
/** A test of later builds, which can't run against a deployed site. */
const localOnly = process.env.SERVED_HERE ? [] : ['**/deployment.spec.ts'];
const turnstile = '**/turnstile.spec.ts';
/** Runs after the other tests of the host, because its commands lock the host's database. */
const operators = '**/host/operators.spec.ts';
/** The headless shell can't run it: it reports only half of the tabs that a page opens. */
const signIn = '**/sign-in.spec.ts';

/** Projects for the test agency's build. */
const testAgencyProjects = [
  { name: 'telemetry', testMatch: telemetry, testIgnore: signIn },
  { name: 'whole browser', testMatch: signIn, use: browser(CHROMIUM_PATH) },
  { name: 'turnstile', testMatch: turnstile, use: { baseURL: TURNSTILE_URL } },
  { name: 'pages', testMatch: '**/e2e/pages.spec.ts', use: { baseURL: TURNSTILE_URL } },
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,specification}/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One worker more than there are processors, because tests often wait for an animation or a
  // recording.
  workers: availableParallelism() + 1,
  // Long, because machines may be busy, and Sentry's SDK waits seconds before it sends.
  timeout: 180_000,
  expect: { timeout: TEST_AGENCY ? 60_000 : 30_000 },
  // Ends a hanging run before CI does, so that it still prints its results.
  globalTimeout: 30 * 60_000,
  forbidOnly: true,
  // The retry only records a trace: a test that fails once fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // On GitHub a failure is also shown at its line.
  reporter: [['list'], ...(process.env.GITHUB_ACTIONS ? [['github'] as ['github']] : [])],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    ...(BASE_URL && { baseURL: BASE_URL }),
    ...(BASE_URL && ACCESS_COOKIE && { storageState: stateWith(ACCESS_COOKIE, BASE_URL) }),
    ...browser(HEADLESS_SHELL_PATH),
    screenshot: 'only-on-failure',
    // Tracing every test takes a quarter longer.
    trace: 'on-first-retry',
  },
  // Projects with a `baseURL` run only if scripts/e2e.ts serves that site. The slowest come first.
  projects: TEST_AGENCY
    ? testAgencyProjects
    : [
        // Tests must not store anything on a deployed site.
        ...(HOST_URL
          ? [
              {
                name: 'host',
                testMatch: '**/host/*.spec.ts',
                testIgnore: operators,
                use: { baseURL: HOST_URL },
              },
              {
                name: 'operators',
                testMatch: operators,
                use: { baseURL: HOST_URL },
                dependencies: ['host'],
              },
            ]
          : [{ name: 'host', testMatch: '**/host/images.spec.ts' }]),
        ...(INQUIRIES_URL
          ? [{ name: 'inquiries', testMatch: contact, use: { baseURL: INQUIRIES_URL } }]
          : []),
        {
          name: 'site',
          testIgnore: [...telemetry, '**/host/**', contact, turnstile, ...localOnly],
        },
      ],
});
