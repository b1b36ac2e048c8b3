/**
 * `npm run test:visual`: compares pictures of the key pages with the baselines in tests/visual/__screenshots__; with
 * `-- --update-snapshots` it makes them anew. CONTRIBUTING.md says when. It asks BASE_URL, or else the site built in `out`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { playwright } from './e2e/playwright.ts';
import { browserPath } from './engines/chromium.ts';
import { startPagesDev } from './serve/pagesDev.ts';
import { freePort } from './serve/ports.ts';

/** The file next to the baselines that says what else than the site they depend on. */
const originFile = 'tests/visual/__screenshots__/origin.json';

/** The share of a picture's points that may differ: the same browser draws the same picture. */
const same = 0.0002;
/** Another browser draws the edges of letters and curves differently; on our pages they are this share. */
const other = 0.03;

const updating = process.argv.includes('--update-snapshots');

await command(async () => {
  if (!process.env.BASE_URL && !existsSync('out/index.html')) {
    throw new Error(
      'Nothing is built in `out`. Run `npm run build` first, or name a deployed site in BASE_URL.',
    );
  }
  const CHROMIUM_PATH = browserPath();
  // As in `Chromium 142.0.7444.59 built on Debian GNU/Linux 13`.
  const browser = execFileSync(CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).trim();
  const here = `${JSON.stringify({ browser, platform: `${process.platform} ${process.arch}` }, null, 2)}\n`;
  if (!updating && !existsSync(originFile))
    throw new Error(
      'There are no baselines yet. Make them with `npm run test:visual -- --update-snapshots`.',
    );
  const isStrict = updating || readFileSync(originFile, 'utf8') === here;
  const notice = isStrict
    ? ''
    : `\nNOTE: another browser made the baselines (${originFile}). Up to ${other * 100} % of a picture may differ, where the same ` +
      `browser is allowed ${same * 100} %: a small error may pass unseen, and a failure may be the browser’s. ` +
      'See CONTRIBUTING.md, “Pictures of the pages”.\n';
  console.log(notice);
  const served = process.env.BASE_URL ? undefined : await startPagesDev('out', await freePort());
  const VISUAL_TOLERANCE = String(isStrict ? same : other);
  const env = { CHROMIUM_PATH, VISUAL_TOLERANCE, ...(served && { BASE_URL: served.url }) };
  const status = await playwright(
    ['--config', 'tests/visual/playwright.config.ts', ...process.argv.slice(2)],
    env,
  );
  if (updating && status === 0) writeFileSync(originFile, here);
  console.log(notice);
  process.exit(status);
});
