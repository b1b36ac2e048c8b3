import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
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

/** Keeps a browser under test from looking up its maker's hosts; a closed network would log each failure. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses its sandbox to root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and no file is there`);
  return [named, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Ways to install one; where one fails, the next follows. */
const installers = [
  'apt-get update -q && apt-get install -y -q chromium chromium-headless-shell',
  'npx playwright install chromium',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, else an installed browser, else Playwright's, else one installed now.
 * @throws Error that says what to install when none of these is available.
 */
export function browserPath(): string {
  for (const installer of [undefined, ...installers]) {
    if (installer) {
      console.log(`No Chromium found; trying: ${installer}`);
      spawnSync(installer, { shell: true, stdio: 'inherit' });
    }
    const path = find();
    if (path) return path;
  }
  throw new Error(
    'The end-to-end tests need a Chromium and none could be installed. Install Chromium, Chrome or Edge, ' +
      'or run `npx playwright install --with-deps chromium`, or name one in CHROMIUM_PATH.',
  );
}

/** Draws no windows, which takes a quarter off the tests' time; it keeps no pages for Back, so not every test can use it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The path of the browser that most end-to-end tests use: CHROMIUM_PATH, else Chromium without a window, else `browserPath()`. */
export function headlessPath(): string {
  const path = browserPath();
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
  return (
    HEADLESS_SHELL_PATH ?? (!CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : path)
  );
}
