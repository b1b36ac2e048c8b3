import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Licensed {
  name: string;
  version: string;
  license?: string;
}

/** Licences that may ship to visitors: those that require only attribution. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

function entry(folder: string): string {
  const {
    name,
    version,
    license = 'none',
  }: Licensed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!allowed.includes(license))
    throw new Error(
      `${name} ships to visitors under "${license}"; allowed are ${allowed.join(', ')}`,
    );
  const [file] = globSync('{license,licence,LICENSE,LICENCE,License}{,.md,.txt}', {
    cwd: folder,
  }).sort();
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : 'The package carries no text of its licence.';
  return `${name} ${version}\nLicence: ${license}\n\n${text.replaceAll('\r\n', '\n')}`;
}

function dependencies(): string[] {
  type Entry = Partial<Record<'dev' | 'optional' | 'devOptional' | 'peer', boolean>>;
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const needed = Object.entries(packages).filter(
    ([, entry]) => !(entry.dev || entry.optional || entry.devOptional || entry.peer),
  );
  return needed.map(([path]) => path).sort();
}

/**
 * Writes `licences.txt`: the licence of every package that visitors' browsers may load.
 * @returns the number of packages
 * @throws Error naming a package whose licence is not allowed
 */
export function writeLicences(folder: string): number {
  const packages = dependencies();
  writeFileSync(
    join(folder, 'licences.txt'),
    `${packages.map(entry).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
  );
  return packages.length;
}
