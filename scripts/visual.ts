/**
 * `npm run test:visual`: compares screenshots of the key pages with tests/visual/__screenshots__, on the
 * site in `out` or at BASE_URL. `-- --update-snapshots` replaces the baselines (see CONTRIBUTING.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { runPlaywright } from './e2e/playwright.ts';
import { browserPath } from './engines/chromium.ts';
import { startPagesDev } from './serve/pagesDev.ts';
import { freePort } from './serve/ports.ts';

/** Records the browser and system that made the baselines. */
const originFile = 'tests/visual/__screenshots__/origin.json';

const sameBrowserTolerance = 0.0002;
const otherBrowserTolerance = 0.03;

const isUpdating = process.argv.includes('--update-snapshots');

await command(async () => {
  if (!process.env.BASE_URL && !existsSync('out/index.html')) {
    throw new Error(
      'Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.',
    );
  }
  const CHROMIUM_PATH = browserPath();
  // Such as `Chromium 142.0.7444.59 built on Debian GNU/Linux 13`.
  const browser = execFileSync(CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).trim();
  const origin = `${JSON.stringify({ browser, platform: `${process.platform} ${process.arch}` }, null, 2)}\n`;
  if (!isUpdating && !existsSync(originFile))
    throw new Error(
      'There are no baselines yet. Make them with `npm run test:visual -- --update-snapshots`.',
    );
  const isStrict = isUpdating || readFileSync(originFile, 'utf8') === origin;
  const notice = isStrict
    ? ''
    : `\nNOTE: another browser made the baselines (${originFile}). Up to ${otherBrowserTolerance * 100} % of a picture may differ, where the same ` +
      `browser is allowed ${sameBrowserTolerance * 100} %: a small error may pass unseen, and a failure may be the browser’s. ` +
      'See CONTRIBUTING.md, “Screenshots”.\n';
  console.log(notice);
  const served = process.env.BASE_URL ? undefined : await startPagesDev('out', await freePort());
  const VISUAL_TOLERANCE = String(isStrict ? sameBrowserTolerance : otherBrowserTolerance);
  const env = { CHROMIUM_PATH, VISUAL_TOLERANCE, ...(served && { BASE_URL: served.url }) };
  const status = await runPlaywright(
    ['--config', 'tests/visual/playwright.config.ts', ...process.argv.slice(2)],
    env,
  );
  if (isUpdating && status === 0) writeFileSync(originFile, origin);
  console.log(notice);
  process.exit(status);
});
