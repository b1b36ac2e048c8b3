import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** No dependency: its install script fetches a whole Java onto machines without one, and `npm ci` must not wait for that. */
const release = 'vnu-jar@26.9.27';
const folder = '.cache/nu';
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;

/** Command lines have an end, on Windows after 32,767 characters. */
const filesAtOnce = 40;

function fetchJar() {
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', release];
  execFileSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
}

/**
 * The checker's judge of styles knows nothing newer than 2022 or so, such as `@starting-style`, `@view-transition` and
 * scroll-driven animation. Browsers skip what they do not know, which is what these are written for.
 */
const aboutStyles = /: error: CSS: /;

/** `file:/…/out/works.html:1.20-1.30: error: …` without what differs from machine to machine. */
const tell = (line: string) => line.replace(/^"?file:.*?\/out\//, '').replace(/"?:(\d+)\.(\d+)-\d+\.\d+:/, ' ($1:$2)');

/**
 * What the Nu HTML checker (https://validator.github.io/validator) finds, a line each, warnings left out. It is fetched
 * with npm at its first use. @returns why it could not be asked, where it could not
 */
export function nuFaults(files: string[]): string[] | string {
  if (spawnSync('java', ['-version']).status !== 0) return 'no Java on this machine';
  try {
    if (!existsSync(jar)) fetchJar();
  } catch {
    return `${release} could not be fetched`;
  }
  const faults: string[] = [];
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const args = [
      '-jar',
      jar,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'gnu',
      ...files.slice(start, start + filesAtOnce),
    ];
    const { stderr, status, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) throw error ?? new Error(`The Nu HTML checker failed: ${stderr.slice(0, 500)}`);
    faults.push(
      ...stderr
        .split('\n')
        .filter((line) => line && !aboutStyles.test(line))
        .map(tell),
    );
  }
  return faults;
}
