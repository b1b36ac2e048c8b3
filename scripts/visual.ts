/** `npm run test:visual`, also at BASE_URL; CONTRIBUTING.md says what it does. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { runPlaywright } from './e2e/playwright.ts';
import { browserPath } from './engines/chromium.ts';
import { expectBuild } from './serve/expectBuild.ts';
import { startPagesDev } from './serve/pagesDev.ts';
import { freePort } from './serve/ports.ts';

/** Names the browser and system that made the baselines. */
const originFile = 'tests/visual/__screenshots__/origin.json';

/** Shares of pixels that may differ. Another browser draws the edges of letters differently. */
const tolerances = { same: 0.0002, other: 0.03 };

await command(async () => {
  const { BASE_URL } = process.env;
  if (!BASE_URL) expectBuild();
  const args = process.argv.slice(2);
  const isUpdating = args.includes('--update-snapshots');
  if (!isUpdating && !existsSync(originFile))
    throw new Error(
      'There are no baselines yet. Make them with `npm run test:visual -- --update-snapshots`.',
    );
  const CHROMIUM_PATH = browserPath();
  // Returns, for instance, `Chromium 142.0.7444.59 built on Debian GNU/Linux 13`.
  const browser = execFileSync(CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).trim();
  const platform = `${process.platform} ${process.arch}`;
  const origin = `${JSON.stringify({ browser, platform }, null, 2)}\n`;
  const isSame = isUpdating || readFileSync(originFile, 'utf8') === origin;
  const served = BASE_URL ? undefined : await startPagesDev('out', await freePort());
  const status = await runPlaywright(['--config', 'tests/visual/playwright.config.ts', ...args], {
    CHROMIUM_PATH,
    VISUAL_TOLERANCE: String(tolerances[isSame ? 'same' : 'other']),
    ...(served && { BASE_URL: served.url }),
  });
  if (isUpdating && status === 0) writeFileSync(originFile, origin);
  if (!isSame)
    console.log(
      `\nNOTE: another browser made the baselines (${originFile}). Up to ${tolerances.other * 100} % of a picture may differ, where the same browser is allowed ${tolerances.same * 100} %: a small error may pass unseen, and a failure may be the browser’s. See CONTRIBUTING.md, “Screenshots”.\n`,
    );
  process.exit(status);
});
