/**
 * `npm run test:engines`: visitors' main flows in Firefox and WebKit, on the site built in `out`; in Chromium the end-to-end tests
 * are. `-- firefox` runs one of them, and fails where it is unavailable; without a name a missing engine is reported, and its
 * flows are skipped. What begins with `-` goes to Playwright.
 */
import { existsSync } from 'node:fs';
import { command } from './cli/command.ts';
import { serveWithInquiries } from './e2e/inquiries.ts';
import { playwright } from './e2e/playwright.ts';
import { chosenEngines, missing, programsOf } from './engines/engines.ts';
import { startWebKitDriver } from './engines/webkitDriver.ts';
import { startPictureMaker } from './images/maker.ts';
import { pictureFolders } from './images/prepare.ts';

const args = process.argv.slice(2);

await command(async () => {
  if (!existsSync('out/index.html'))
    throw new Error('Nothing is built in `out`. Run `npm run build` first.');
  const named = args.filter((arg) => !arg.startsWith('-'));
  const wanted = chosenEngines(named);
  const lacking = wanted.filter((name) => !programsOf(name)).map(missing);
  if (named.length && lacking.length) throw new Error(`${lacking.join('; ')}.`);
  const maker = await startPictureMaker(pictureFolders, true);
  const { INQUIRIES_URL, INQUIRIES_FILE } = await serveWithInquiries({
    IMAGE_MAKER_URL: maker.url,
  });
  const env: Record<string, string> = {
    ENGINES: wanted.join(' '),
    SITE_URL: INQUIRIES_URL,
    INQUIRIES_FILE,
  };
  for (const name of wanted) Object.assign(env, programsOf(name));
  if (env.WEBKIT_DRIVER_PATH) env.WEBKIT_DRIVER_URL = await startWebKitDriver(env);
  const options = args.filter((arg) => arg.startsWith('-'));
  process.exit(
    await playwright(['--config', 'tests/engines/playwright.config.ts', ...options], env),
  );
});
