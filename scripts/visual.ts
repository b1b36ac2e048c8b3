/**
 * `npm run test:visual`: compares pictures of the key pages with the baselines in tests/visual/__screenshots__; with
 * `-- --update-snapshots` it makes them anew. CONTRIBUTING.md says when. It asks BASE_URL, or else the site built in `out`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { browserPath } from './engines/chromium.ts';
import { serveWithPictures } from './serve/withPictures.ts';
import { freePort } from './serve/wrangler.ts';
import { baselineFile, compare, type Origin, readOrigin } from './visual/origin.ts';

const updating = process.argv.includes('--update-snapshots');

/** As in `Chromium 142.0.7444.59 built on Debian GNU/Linux 13`. */
const versionOf = (browser: string) => execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();

await command(async () => {
  if (!process.env.BASE_URL && !existsSync('out/index.html')) {
    throw new Error('Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.');
  }
  const browser = browserPath();
  const here: Origin = { browser: versionOf(browser), platform: `${process.platform} ${process.arch}` };
  const origin = readOrigin();
  if (!updating && !origin)
    throw new Error('There are no baselines yet. Make them with `npm run test:visual -- --update-snapshots`.');
  const { tolerance, notice } = compare(updating ? here : origin, here);
  if (notice) console.log(`\n${notice}\n`);
  const served = process.env.BASE_URL ? undefined : await serveWithPictures('out', await freePort());
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    ...(served && { BASE_URL: served.url }),
    VISUAL_TOLERANCE: String(tolerance),
  };
  const args = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/visual/playwright.config.ts'];
  spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env }).once('exit', async (status) => {
    await served?.stop();
    if (updating && status === 0) writeFileSync(baselineFile, `${JSON.stringify(here, null, 2)}\n`);
    if (notice) console.log(`\n${notice}`);
    process.exit(status ?? 1);
  });
});
