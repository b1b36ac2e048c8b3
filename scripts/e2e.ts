/**
 * `npm run test:e2e`: the end-to-end suite against BASE_URL (`BASE_URL=https://preview.example npm run test:e2e`), or,
 * where none is named, against the site built in `out`, served here. Further arguments go to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPath } from './browser.ts';
import { freePort, serve } from './serve/wrangler.ts';

let status = 1;
try {
  const given = process.env.BASE_URL;
  if (given && !URL.canParse(given))
    throw new Error(`BASE_URL is "${given}"; expected an address such as https://preview.example`);
  if (!given && !existsSync('out/index.html'))
    throw new Error('Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.');
  const browser = browserPath();
  const served = given ? undefined : await serve('out', await freePort());
  const env = { ...process.env, BASE_URL: given ?? served?.url, CHROMIUM_PATH: browser };
  const args = ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)];
  status = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
  await served?.stop();
} catch (error) {
  console.error((error as Error).message);
}
process.exit(status);
