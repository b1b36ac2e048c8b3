/**
 * `npm run test:e2e`: the end-to-end suite against BASE_URL (`BASE_URL=https://preview.example npm run test:e2e`), or,
 * where none is named, against the site built in `out`, served here. Further arguments go to Playwright: `-- menu` runs the
 * tests of the files that match. The tests of the forms leave inquiries behind, so they run only against a site served here. With
 * AGENCY it is that of `npm run test:agency`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { serveOnHost } from './e2e/host.ts';
import { startIngest } from './e2e/ingest.ts';
import { serveWithInquiries, serveWithTurnstile } from './e2e/inquiries.ts';
import { runPlaywright } from './e2e/playwright.ts';
import { scriptHashes } from './edge/headers.ts';
import { contentSecurityPolicy } from './edge/policy.ts';
import { browserPath, headlessPath } from './engines/chromium.ts';
import { startPictureMaker } from './images/maker.ts';
import { pictureFolders, prepareImages } from './images/prepare.ts';
import { localSettings } from './sentry/local.ts';
import { servePages } from './serve/servePages.ts';

/** `menu` means `menu.spec.ts` alone, where there is such a file; Playwright would take every file with `menu` in its name. */
const exactFile = (arg: string) =>
  existsSync(`tests/e2e/${arg}.spec.ts`) ? `/e2e/${arg}\\.spec` : arg;

const given = process.argv.slice(2);

/** Whether a run needs a site of another kind, which the files that are named have in their path. */
function needs(...words: string[]): boolean {
  const files = given.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => words.some((word) => file.includes(word)));
}

/**
 * Serves the build of the invented agency, whose tunnel leads to an ingest on this machine: once with the headers of a site without
 * Turnstile, so that telemetry is tested under Trusted Types, and once with its check.
 * @returns their addresses, by the names that the tests know them by
 */
async function serveAgency(ingestUrl: string) {
  await prepareImages(pictureFolders);
  const vars = {
    ...localSettings(ingestUrl),
    IMAGE_MAKER_URL: (await startPictureMaker(pictureFolders, true)).url,
  };
  const policy = contentSecurityPolicy(scriptHashes('out'), false);
  return {
    BASE_URL: (await servePages('out', { vars, policy })).url,
    ...(await serveWithTurnstile(vars)),
  };
}

/** The addresses of the sites under test, for playwright.config.ts. */
async function sites(): Promise<Record<string, string>> {
  const address = process.env.BASE_URL;
  if (address) {
    if (!URL.canParse(address))
      throw new Error(
        `BASE_URL is "${address}"; expected an address such as https://preview.example`,
      );
    return { BASE_URL: address };
  }
  if (!existsSync('out/index.html')) {
    throw new Error(
      'Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.',
    );
  }
  const ingest = await startIngest();
  if (process.env.AGENCY) return { INGEST_URL: ingest.url, ...(await serveAgency(ingest.url)) };
  // Tests of the host see pictures as they are; the others see them in their size only.
  const maker = await startPictureMaker(pictureFolders, true);
  const vars = { IMAGE_MAKER_URL: maker.url };
  const env: Record<string, string> = {
    BASE_URL: (await servePages('out', { vars })).url,
    INGEST_URL: ingest.url,
    SERVED_HERE: '1',
  };
  const more = await Promise.all([
    needs('host') && serveOnHost(ingest.url),
    needs('contact') && serveWithInquiries(vars),
  ]);
  return Object.assign(env, ...more);
}

/** The tests that failed in the last run, by their ids; none where the run as a whole went wrong. */
function failedTests(file = 'test-results/.last-run.json'): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).failedTests : [];
}

await command(async () => {
  const env = {
    CHROMIUM_PATH: browserPath(),
    HEADLESS_SHELL_PATH: headlessPath(),
    ...(await sites()),
  };
  const status = await runPlaywright(given.map(exactFile), env);
  if (status && failedTests().length) {
    // Recording every test would take a quarter longer. A failed test has failed, whatever this run says.
    console.log('\nWhat failed runs once more for its trace, which is left in test-results.');
    await runPlaywright(['--last-failed', '--trace=on', '--max-failures=5', '--reporter=line'], env);
  }
  process.exit(status);
});
