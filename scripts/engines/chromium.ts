import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Most of these keep the browser from contacting Google's servers. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium can't use its sandbox as root, the usual user in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file`);
  return [CHROMIUM_PATH, ...usualPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

const installers = [
  'apt-get update -q && apt-get install -y -q chromium chromium-headless-shell',
  'npx playwright install chromium',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed browser or Playwright's. Else
 * installs one.
 * @throws Error that says what to install
 */
export function browserPath(): string {
  for (const installer of [undefined, ...installers]) {
    if (installer) {
      console.log(`No Chromium found; trying: ${installer}`);
      spawnSync(installer, { shell: true, stdio: 'inherit' });
    }
    const path = findBrowser();
    if (path) return path;
  }
  throw new Error(
    'The end-to-end tests need a Chromium and none could be installed. Install Chromium, Chrome or Edge, ' +
      'or run `npx playwright install --with-deps chromium`, or name one in CHROMIUM_PATH.',
  );
}

/** Runs the tests a quarter faster, but has no back/forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

export function headlessPath(): string {
  const path = browserPath();
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : path;
}
