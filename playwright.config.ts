import { defineConfig, devices } from 'playwright/test';
import { browserArgs } from './scripts/browser.ts';

const { BASE_URL, TELEMETRY_URL, INQUIRIES_FILE, CHROMIUM_PATH, CF_ACCESS_CLIENT_ID, CF_ACCESS_CLIENT_SECRET } = process.env;

/** Lets the tests past Cloudflare Access where a preview is protected by it. */
const access: Record<string, string> =
  CF_ACCESS_CLIENT_ID && CF_ACCESS_CLIENT_SECRET
    ? { 'CF-Access-Client-Id': CF_ACCESS_CLIENT_ID, 'CF-Access-Client-Secret': CF_ACCESS_CLIENT_SECRET }
    : {};

/** Tests that need the database of the site under test, or one of their own. */
const withInquiries = ['**/contact.spec.ts', '**/operators.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    ...(BASE_URL && { baseURL: BASE_URL }),
    extraHTTPHeaders: access,
    launchOptions: { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }), args: browserArgs },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: ['**/telemetry/**', ...withInquiries] },
    // Leaves inquiries behind, so never where somebody would be told of them.
    ...(INQUIRIES_FILE ? [{ name: 'inquiries', testMatch: withInquiries }] : []),
    // Only where scripts/e2e.ts serves a site with telemetry and an ingest beside it.
    ...(TELEMETRY_URL ? [{ name: 'telemetry', testMatch: '**/telemetry/**', use: { baseURL: TELEMETRY_URL } }] : []),
  ],
});
