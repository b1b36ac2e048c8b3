import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../images/writeFileAtomically.ts';

/**
 * Makes a file once, and takes it from `.cache` as long as what it is made from is the same.
 * @param kind the folder below `.cache`
 * @param sources what it is made from, and with
 */
export async function keepMade(
  kind: string,
  sources: (string | Buffer)[],
  make: () => Promise<Buffer>,
  root = '.cache',
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(createHash('sha256').update(source).digest());
  const kept = join(root, kind, hash.digest('hex'));
  if (existsSync(kept)) return readFileSync(kept);
  const made = await make();
  writeFileAtomically(kept, made);
  return made;
}

/** The version of a package, as what it makes may change with it. */
export const versionOf = (name: string): string =>
  `${name}@${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
