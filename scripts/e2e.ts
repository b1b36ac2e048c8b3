/**
 * `npm run test:e2e`: the end-to-end suite against BASE_URL (`BASE_URL=https://preview.example npm run test:e2e`), or,
 * where none is named, against the site built in `out`, served here. Further arguments go to Playwright: `-- menu` runs the
 * tests of the files that match. `--no-build` takes the site with telemetry that was built before. The telemetry
 * tests need an ingest that lists what it received and the tests of the forms leave inquiries behind, so both run only
 * against a site served here.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { serveOnHost } from './e2e/host.ts';
import { startIngest } from './e2e/ingest.ts';
import { serveWithInquiries, serveWithTurnstile } from './e2e/inquiries.ts';
import { playwright } from './e2e/playwright.ts';
import { serveAsPreview } from './e2e/preview.ts';
import { serveWithTelemetry } from './e2e/telemetry.ts';
import { browserPath, headlessPath } from './engines/chromium.ts';
import { startPictureMaker } from './images/maker.ts';
import { pictureFolders } from './images/prepare.ts';
import { servePages } from './serve/servePages.ts';

/** `menu` means `menu.spec.ts` alone, where there is such a file; Playwright would take every file with `menu` in its name. */
const exactFile = (arg: string) => (existsSync(`tests/e2e/${arg}.spec.ts`) ? `/e2e/${arg}\\.spec` : arg);

const given = process.argv.slice(2).filter((arg) => arg !== '--no-build');
const building = !process.argv.includes('--no-build');

/** Whether a run needs a site of another kind, which the files that are named have in their path. */
function needs(...words: string[]): boolean {
  const files = given.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => words.some((word) => file.includes(word)));
}

/** The addresses of the sites under test, for playwright.config.ts. */
async function sites(): Promise<Record<string, string>> {
  const address = process.env.BASE_URL;
  if (address) {
    if (!URL.canParse(address))
      throw new Error(`BASE_URL is "${address}"; expected an address such as https://preview.example`);
    return { BASE_URL: address };
  }
  if (!existsSync('out/index.html')) {
    throw new Error('Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.');
  }
  // Tests of the host see pictures as they are; the others see them in their size only.
  const maker = await startPictureMaker(pictureFolders, true);
  const ingest = await startIngest();
  const vars = { IMAGE_MAKER_URL: maker.url };
  const env = { BASE_URL: (await servePages('out', { vars })).url, INGEST_URL: ingest.url, SERVED_HERE: '1' };
  const asProduction = needs('telemetry', 'turnstile', 'specification');
  if (asProduction && building) execFileSync(process.execPath, ['scripts/buildTelemetry.ts'], { stdio: 'inherit' });
  const more = await Promise.all([
    needs('host') && serveOnHost(ingest.url),
    asProduction && serveWithTelemetry(vars, ingest.url),
    asProduction && serveWithTurnstile(),
    needs('preview') && serveAsPreview(vars),
    needs('contact') && serveWithInquiries(vars),
  ]);
  return Object.assign(env, ...more);
}

/** The tests that failed in the last run, by their ids; none where the run as a whole went wrong. */
function failedTests(file = 'test-results/.last-run.json'): string[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).failedTests : [];
}

await command(async () => {
  const env = { CHROMIUM_PATH: browserPath(), HEADLESS_SHELL_PATH: headlessPath(), ...(await sites()) };
  const status = await playwright(given.map(exactFile), env);
  if (status && failedTests().length) {
    // Recording every test would take a quarter longer. A failed test has failed, whatever this run says.
    console.log('\nWhat failed runs once more for its trace, which is left in test-results.');
    await playwright(['--last-failed', '--trace=on', '--max-failures=5', '--reporter=line'], env);
  }
  process.exit(status);
});
