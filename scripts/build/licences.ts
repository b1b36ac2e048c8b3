import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackagesFile } from '../bundle/shipped.ts';

/** Served as a file, so no script of ours imports it. */
const fontPackage = 'node_modules/@fontsource-variable/familjen-grotesk';

interface Licensed {
  name: string;
  version: string;
  /** An SPDX identifier (https://spdx.org/licenses/). */
  license?: string;
}

/** Licences that may ship to visitors: those that require only attribution. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

function entry(folder: string): string {
  const { name, version, license = 'none' }: Licensed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!allowed.includes(license))
    throw new Error(`${name} ships to visitors under "${license}"; allowed are ${allowed.join(', ')}`);
  const [file] = globSync('{license,licence,LICENSE,LICENCE,License}{,.md,.txt}', { cwd: folder }).sort();
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package carries no text of its licence.';
  return `${name} ${version}\nLicence: ${license}\n\n${text.replaceAll('\r\n', '\n')}`;
}

/**
 * Writes `licences.txt`: every package of which something ships to visitors, with its licence.
 * @returns how many there are
 * @throws Error naming the package whose licence is not allowed
 */
export function writeLicences(folder: string): number {
  const note = join(folder, '_next', shippedPackagesFile);
  const packages = [...(JSON.parse(readFileSync(note, 'utf8')) as string[]), fontPackage].sort();
  rmSync(note);
  writeFileSync(join(folder, 'licences.txt'), `${packages.map(entry).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
  return packages.length;
}
