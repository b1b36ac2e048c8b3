import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two digits of base 36. */
const ids = 36 ** 2;

const digest = (path: string) => createHash('sha256').update(path).digest().readUInt32BE() % ids;

/**
 * An id of two characters for each path, from a hash of it, so that a new file leaves the others' alone. Where two paths have
 * the same hash, the one that sorts later takes the next free id.
 * @throws Error if there are more paths than ids
 */
export function shortIds(paths: readonly string[]): Map<string, string> {
  if (paths.length > ids)
    throw new Error(`${paths.length} files with styled components, at most ${ids} have an id of two characters`);
  const taken = new Set<number>();
  return new Map(
    [...paths].sort().map((path) => {
      let id = digest(path);
      while (taken.has(id)) id = (id + 1) % ids;
      taken.add(id);
      return [path, id.toString(36).padStart(2, '0')];
    }),
  );
}

/** The files below a folder that make styled components, as paths with slashes from the folder's parent. */
export const styledFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(join(folder, file), 'utf8').includes('styled'))
    .map((file) => join(folder, file).replaceAll('\\', '/'));
