import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureFolders } from '#src/build/images/prepare.ts';
import { freshFolder } from '../freshFolder.ts';

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
    put(file: string, bytes: Buffer | string) {
      mkdirSync(dirname(at('content', file)), { recursive: true });
      writeFileSync(at('content', file), bytes);
    },
    cached: () =>
      globSync('**/*', { cwd: at('cache'), withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name)),
  };
}
