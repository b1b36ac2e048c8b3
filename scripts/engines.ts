/**
 * `npm run test:engines`: tests visitors' main flows in Firefox and WebKit on the site in `out`, or,
 * without the flow that stores an inquiry, on the deployed site at BASE_URL. Prefers Playwright's own
 * browsers. Skips engines that are not installed; `-- firefox` requires that one. Playwright gets the
 * options.
 */

import { pictureFolders } from '#src/build/images/prepare.ts';
import { command } from './cli/command.ts';
import { accessProxy } from './e2e/access.ts';
import { serveWithInquiries } from './e2e/inquiries.ts';
import { runPlaywright } from './e2e/playwright.ts';
import { chooseEngines, findPrograms, notInstalled } from './engines/engines.ts';
import { startWebKitDriver } from './engines/webkitDriver.ts';
import { startPictureMaker } from './serve/pictureMaker.ts';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('-'));
const options = args.filter((arg) => arg.startsWith('-'));

async function serveSite() {
  const { BASE_URL } = process.env;
  if (BASE_URL) return { SITE_URL: await accessProxy(BASE_URL) };
  const maker = await startPictureMaker(pictureFolders, true);
  const { INQUIRIES_URL, INQUIRIES_FILE } = await serveWithInquiries({
    IMAGE_MAKER_URL: maker.url,
  });
  return { SITE_URL: INQUIRIES_URL, INQUIRIES_FILE };
}

await command(async () => {
  const engines = chooseEngines(names);
  const missing = engines.filter((name) => !findPrograms(name));
  if (names.length && missing.length) throw new Error(`${missing.map(notInstalled).join('; ')}.`);
  const env: Record<string, string> = { ENGINES: engines.join(' '), ...(await serveSite()) };
  for (const name of engines) Object.assign(env, findPrograms(name));
  if (env.WEBKIT_DRIVER_PATH) env.WEBKIT_DRIVER_URL = await startWebKitDriver(env);
  const config = ['--config', 'tests/engines/playwright.config.ts'];
  process.exit(await runPlaywright([...config, ...options], env));
});
