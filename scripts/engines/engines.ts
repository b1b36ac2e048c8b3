import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { browserPath } from './chromium.ts';

/** What is needed of an engine, by what the tests call it; `undefined` where it is not installed. */
type Parts = Record<string, string | undefined>;

interface Engine {
  label: string;
  /** Debian's packages, for the instructions that are printed. */
  packages: string[];
  find: () => Parts;
}

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** A program that an environment variable may name. @throws Error when the variable names no file */
function program(variable: string, paths: string[]): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, and no file is there`);
  return firstThere([named, ...paths]);
}

export const engines = {
  chromium: { label: 'Chromium', packages: ['chromium'], find: () => ({ CHROMIUM_PATH: browserPath() }) },
  firefox: {
    label: 'Firefox',
    packages: ['firefox-esr'],
    find: () => ({
      FIREFOX_PATH: program('FIREFOX_PATH', [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ]),
    }),
  },
  webkit: {
    label: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      WEBKIT_DRIVER_PATH: program('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']),
      MINIBROWSER_PATH: program('MINIBROWSER_PATH', globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser')),
      XVFB_PATH: program('XVFB_PATH', ['/usr/bin/Xvfb']),
    }),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

const names = Object.keys(engines) as EngineName[];

/**
 * The engines that are asked for.
 * @param usual where none is named
 * @throws Error when a word names none
 */
export function chosenEngines(words: string[], usual = names): EngineName[] {
  const unknown = words.find((word) => !names.includes(word as EngineName));
  if (unknown) throw new Error(`"${unknown}" is no engine; expected some of: ${names.join(', ')}`);
  return words.length ? (words as EngineName[]) : usual;
}

/** The programs of an engine, by the variable that names each to the tests; none where one of them is missing. */
export function programsOf(name: EngineName): Record<string, string> | undefined {
  const found = Object.entries<string | undefined>(engines[name].find());
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as Record<string, string>) : undefined;
}

/** The message about a skipped engine. */
export const missing = (name: EngineName) =>
  `${engines[name].label} is not installed (on Debian: apt-get install ${engines[name].packages.join(' ')})`;

/** Options that limit how long apt waits for a mirror that does not answer. */
const aptTimeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-o', 'DPkg::Lock::Timeout=120'];

function aptGet(...args: string[]) {
  execFileSync('apt-get', [...aptTimeouts, '-q', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs what is missing where that needs no password, as in a container. Where it fails the engine stays missing. */
export function installMissing(wanted: EngineName[]) {
  const lacking = wanted.filter((name) => !programsOf(name));
  if (!lacking.length || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  for (const [index, name] of lacking.entries()) {
    const { label, packages } = engines[name];
    console.log(`Installing ${label}: ${packages.join(', ')}`);
    try {
      if (index === 0) aptGet('update');
      aptGet('install', '-y', '--no-install-recommends', ...packages);
    } catch {
      // The caller reports that it is missing.
    }
  }
}
