import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installChecker } from './installChecker.ts';

/** Not a dependency: its install script would download Java on machines without it. */
const release = 'vnu-jar@26.9.27';
const file = 'build/dist/vnu.jar';

/** Command lines have a limit, on Windows 32,767 characters. */
const filesAtOnce = 40;

/**
 * The checker's CSS validator knows little that is newer than about 2022. These are its complaints about features that our
 * pages use, or, where a complaint names none, the end of the line up to the position.
 */
const notKnownYet: { says: RegExp; after?: RegExp }[] = [
  { says: /^Unrecognized at-rule “@(starting-style|view-transition)”$/ },
  {
    says: /^“(animation-range|animation-timeline|field-sizing|vector-effect|view-transition-name)”: Property .* doesn't exist\.$/,
  },
  { says: /^“transition”: “allow-discrete” is not a “transition” value\.$/ },
  // It fails on the descriptor in the previous rule.
  { says: /^Parse Error\.$/, after: /@view-transition \{ navigation: auto; \}::view-transition-group\(root\)$/ },
  // A size after the position.
  { says: /^“mask”: Too many values or values are not recognized\.$/, after: / center bottom\/100% 100% no-repeat$/ },
  // Dividing by a custom property.
  { says: /^“font-size”: Parse Error\.$/, after: /\/ \(var\(--letters\) \* 0\.55\)\)$/ },
];

/** The place where a complaint ends, and what it says of the styles: `"file:/…/x.html":1.20-1.30: error: CSS: …`. */
const ofStyles = /^"?(file:.*?)"?:\d+\.\d+-(\d+)\.(\d+): error: CSS: (.*)$/;

/** `file:/…/out/works.html:1.20-1.30: error: …` without what differs from machine to machine. */
const readable = (line: string) => line.replace(/^"?file:.*?\/out\//, '').replace(/"?:(\d+)\.(\d+)-\d+\.\d+:/, ' ($1:$2)');

/**
 * The checker's complaints except those about CSS features that it does not know yet.
 * @param read gives the text of a file that the output names
 */
export function relevantComplaints(output: string, read = (file: string) => readFileSync(new URL(file), 'utf8')): string[] {
  const excused = (line: string) => {
    const [, file = '', row, column, message = ''] = ofStyles.exec(line) ?? [];
    const before = () => read(file).split('\n')[Number(row) - 1]?.slice(0, Number(column)) ?? '';
    return notKnownYet.some(({ says, after }) => says.test(message) && (!after || after.test(before())));
  };
  return output
    .split(/\r?\n/)
    .filter((line) => line && !excused(line))
    .map(readable);
}

/**
 * What the Nu HTML checker (https://validator.github.io/validator) finds, a line each, warnings left out. It is fetched
 * with npm at its first use. @returns why it could not run, if it could not
 */
export function nuFaults(files: string[]): string[] | string {
  if (spawnSync('java', ['-version']).status !== 0) return 'no Java on this machine';
  const modules = installChecker(release, file);
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
    faults.push(...relevantComplaints(stderr));
  }
  return faults;
}
