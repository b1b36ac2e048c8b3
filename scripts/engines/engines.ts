import { existsSync, globSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright';

interface Engine {
  label: string;
  packages: string[];
  /** Possible paths of its programs, by the environment variable that tells the tests. */
  programs: Record<string, string[]>;
}

export const engines = {
  firefox: {
    label: 'Firefox',
    packages: ['firefox-esr'],
    programs: {
      FIREFOX_PATH: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
    },
  },
  webkit: {
    label: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
      MINIBROWSER_PATH: globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser'),
      XVFB_PATH: ['/usr/bin/Xvfb'],
    },
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

const engineNames = Object.keys(engines) as EngineName[];

/** Returns the named engines, or all if none is named. @throws Error for an unknown name */
export function chooseEngines(names: string[]): EngineName[] {
  const unknown = names.find((name) => !engineNames.includes(name as EngineName));
  if (unknown)
    throw new Error(`"${unknown}" is not an engine; expected one of: ${engineNames.join(', ')}`);
  return names.length ? (names as EngineName[]) : engineNames;
}

export const playwrightBrowser = (name: EngineName): BrowserType | undefined =>
  [firefox, webkit].find((type) => type.name() === name && existsSync(type.executablePath()));

/**
 * Returns the paths of an engine's programs by environment variable, none for Playwright's build, or
 * undefined if one is missing.
 */
export function findPrograms(name: EngineName): Record<string, string> | undefined {
  if (playwrightBrowser(name)) return {};
  const found = Object.entries<string[]>(engines[name].programs).map(([variable, paths]) => [
    variable,
    paths.find((path) => existsSync(path)),
  ]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined;
}

export const notInstalled = (name: EngineName) =>
  `${engines[name].label} is not installed (on Debian: apt-get install ${engines[name].packages.join(' ')})`;
