import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureFolders } from '../../../scripts/images/prepare.ts';
import type { Manifest } from '../../../src/images/manifest.ts';
import { freshFolder } from '../freshFolder.ts';

/** Folders for originals, variants and the manifest, new for each test of a file. */
export function pictureFiles() {
  const folder = freshFolder();
  const at = (...path: string[]) => join(folder(), ...path);
  return {
    at,
    folders: (): PictureFolders => ({
      root: at('content'),
      cache: at('cache'),
      manifestFile: at('manifest.json'),
    }),
    /** Writes a file of the content. */
    put(file: string, bytes: Buffer | string) {
      mkdirSync(dirname(at('content', file)), { recursive: true });
      writeFileSync(at('content', file), bytes);
    },
    manifest: (): Manifest => JSON.parse(readFileSync(at('manifest.json'), 'utf8')),
    /** Lists the files in the cache. */
    cached: () =>
      globSync('**/*', { cwd: at('cache'), withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name)),
  };
}
