/**
 * `npm run test:e2e`: runs the end-to-end tests on the site in `out`, or at BASE_URL, where it
 * sends no forms, because they store inquiries. Playwright gets the arguments: `-- menu` runs the
 * matching files. TEST_AGENCY runs those of the test agency.
 */
import { existsSync } from 'node:fs';
import { scriptHashes } from '#src/build/host/headers.ts';
import { contentSecurityPolicy } from '#src/build/host/policy.ts';
import { pictureFolders, prepareImages } from '#src/build/images/prepare.ts';
import { command } from './cli/command.ts';
import { accessCookie } from './e2e/access.ts';
import { serveOnHost } from './e2e/host.ts';
import { startIngest } from './e2e/ingest.ts';
import { serveWithInquiries, serveWithTurnstile } from './e2e/inquiries.ts';
import { runPlaywright } from './e2e/playwright.ts';
import { browserPath, headlessPath } from './engines/chromium.ts';
import { localSettings } from './sentry/local.ts';
import { startPictureMaker } from './serve/pictureMaker.ts';
import { servePages } from './serve/servePages.ts';

type Env = Record<string, string>;

const args = process.argv.slice(2);

/** Makes `menu` mean `menu.spec.ts`, not every file with `menu` in its path. */
const toExactFile = (arg: string) =>
  existsSync(`tests/e2e/${arg}.spec.ts`) ? `/e2e/${arg}\\.spec` : arg;

function includes(name: string): boolean {
  const files = args.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => file.includes(name));
}

/** Serves the test agency's site twice: with Turnstile, and without it, to test Trusted Types. */
async function serveTestAgency(ingestUrl: string): Promise<Env> {
  await prepareImages(pictureFolders);
  const maker = await startPictureMaker(pictureFolders, true);
  const vars = { ...localSettings(ingestUrl), IMAGE_MAKER_URL: maker.url };
  const policy = contentSecurityPolicy(scriptHashes('out'), false);
  const { url } = await servePages('out', { vars, policy });
  return { BASE_URL: url, INGEST_URL: ingestUrl, ...(await serveWithTurnstile(vars)) };
}

/** Serves the site with plain colours for pictures, and starts servers that some tests need. */
async function serveSite(ingestUrl: string): Promise<Env> {
  const maker = await startPictureMaker(pictureFolders, true);
  const vars = { IMAGE_MAKER_URL: maker.url };
  const { url } = await servePages('out', { vars });
  return {
    ...{ BASE_URL: url, INGEST_URL: ingestUrl, SERVED_HERE: '1' },
    ...(includes('host') && (await serveOnHost(ingestUrl))),
    ...(includes('contact') && (await serveWithInquiries(vars))),
  };
}

async function siteEnv(): Promise<Env> {
  const { TEST_AGENCY, BASE_URL } = process.env;
  if (BASE_URL && !URL.canParse(BASE_URL))
    throw new Error(`BASE_URL is "${BASE_URL}"; expected a URL such as https://preview.example`);
  if (BASE_URL) return { BASE_URL, ACCESS_COOKIE: await accessCookie(BASE_URL) };
  const { url } = await startIngest();
  return TEST_AGENCY ? serveTestAgency(url) : serveSite(url);
}

await command(async () => {
  const env = {
    CHROMIUM_PATH: browserPath(),
    HEADLESS_SHELL_PATH: headlessPath(),
    ...(await siteEnv()),
  };
  process.exit(await runPlaywright(args.map(toExactFile), env));
});
