import { existsSync, globSync } from 'node:fs';

interface Engine {
  label: string;
  /** Debian's packages, for the instructions that are printed. */
  packages: string[];
  /** Where its programs may be, by the variable that names each to the tests. */
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

const names = Object.keys(engines) as EngineName[];

/** The engines that are named, or all. @throws Error when a word names none */
export function chosenEngines(words: string[]): EngineName[] {
  const unknown = words.find((word) => !names.includes(word as EngineName));
  if (unknown) throw new Error(`"${unknown}" is no engine; expected some of: ${names.join(', ')}`);
  return words.length ? (words as EngineName[]) : names;
}

/** The programs of an engine, which the same variables may name; none where one of them is missing. */
export function programsOf(name: EngineName): Record<string, string> | undefined {
  const found = Object.entries<string[]>(engines[name].programs).map(([variable, paths]) => {
    const named = process.env[variable];
    if (named && !existsSync(named))
      throw new Error(`${variable} names ${named}, and no file is there`);
    return [variable, named ?? paths.find(existsSync)];
  });
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined;
}

/** The message about a skipped engine. */
export const missing = (name: EngineName) =>
  `${engines[name].label} is not installed (on Debian: apt-get install ${engines[name].packages.join(' ')})`;
