/**
 * `npm run test:e2e`: the end-to-end suite against BASE_URL (`BASE_URL=https://preview.example npm run test:e2e`), or,
 * where none is named, against the site built in `out`, served here. Further arguments go to Playwright. The telemetry
 * tests need an ingest that lists what it received and the tests of the forms leave inquiries behind, so both run only
 * against a site served here.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { serveWithInquiries } from './e2e/inquiries.ts';
import { serveWithTelemetry } from './e2e/telemetry.ts';

/** The addresses of the sites under test, for playwright.config.ts. */
async function sites(): Promise<Record<string, string>> {
  const given = process.env.BASE_URL;
  if (given) {
    if (!URL.canParse(given)) throw new Error(`BASE_URL is "${given}"; expected an address such as https://preview.example`);
    return { BASE_URL: given };
  }
  if (!existsSync('out/index.html')) {
    throw new Error('Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.');
  }
  const { siteUrl, ingestUrl } = await serveWithTelemetry();
  const { url, databaseFile, webhookUrl } = await serveWithInquiries();
  return {
    BASE_URL: url,
    TELEMETRY_URL: siteUrl,
    INGEST_URL: ingestUrl,
    INQUIRIES_FILE: databaseFile,
    WEBHOOK_URL: webhookUrl,
  };
}

try {
  const env = { ...process.env, CHROMIUM_PATH: browserPath(), ...(await sites()) };
  const args = ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)];
  // The servers run in this process's care, so it must not block while Playwright runs.
  spawn(process.execPath, args, { stdio: 'inherit', env }).once('exit', (status) => process.exit(status ?? 1));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
