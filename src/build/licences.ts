import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require only attribution. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1'],
];

function entry(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const {
    name,
    version,
    license = 'none',
  }: Record<string, string> = JSON.parse(read('package.json'));
  if (!allowed.includes(license))
    throw new Error(
      `${name} ships to visitors under "${license}"; allowed are ${allowed.join(', ')}`,
    );
  const names = '{license,licence,LICENSE,LICENCE,License}{,.md,.txt}';
  const [file] = globSync(names, { cwd: folder }).sort();
  const text = file ? read(file).trim() : 'The package carries no text of its licence.';
  return `${name} ${version}\nLicence: ${license}\n\n${text.replaceAll('\r\n', '\n')}`;
}

function dependencies(): string[] {
  const { packages }: { packages: Record<string, Record<string, unknown>> } = JSON.parse(
    readFileSync('node_modules/.package-lock.json', 'utf8'),
  );
  return Object.keys(packages)
    .filter(
      (path) => !['dev', 'optional', 'devOptional', 'peer'].some((it) => packages[path]?.[it]),
    )
    .sort();
}

export function writeLicences(folder: string): number {
  const entries = dependencies().map(entry);
  writeFileSync(join(folder, 'licences.txt'), `${entries.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
  return entries.length;
}
