import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fetched } from './fetched.ts';

/** Not a dependency: its install script would fetch a whole Java onto machines without one. */
const release = 'vnu-jar@26.9.27';
const file = 'build/dist/vnu.jar';

/** Command lines have an end, on Windows after 32,767 characters. */
const filesAtOnce = 40;

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
  const modules = fetched(release, file);
  if (!modules) return `${release} could not be fetched`;
  const jar = join(modules, 'vnu-jar', file);
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
