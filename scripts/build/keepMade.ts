import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../images/writeFileAtomically.ts';

/**
 * Makes a file, or reads it from `.cache` if it was made before from the same sources.
 * @param kind the folder below `.cache`
 * @param sources everything that the file's bytes depend on
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

export const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
