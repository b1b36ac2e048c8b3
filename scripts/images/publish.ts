import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashedPath, variantPath } from '../../src/images/manifest.ts';
import { originalAt } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { variantsOf } from './variants.ts';

/** Copies the originals into a built site, under addresses with their hashes. */
export function publishOriginals({ root, manifestFile }: PictureFolders, folder: string) {
  for (const [path, { hash }] of Object.entries(readManifest(manifestFile))) {
    cpSync(originalAt(root, path), join(folder, hashedPath(path, hash)));
  }
}

/** The public paths of every variant of every picture. */
const variantPaths = (manifestFile: string) =>
  Object.entries(readManifest(manifestFile)).flatMap(([path, entry]) =>
    variantsOf(entry).map(({ width, format }) => variantPath(path, entry.hash, width, format)),
  );

/** Puts every variant into a built site. @returns how many there are */
export function publishVariants({ cache, manifestFile }: PictureFolders, folder: string): number {
  const paths = variantPaths(manifestFile);
  for (const path of paths) cpSync(join(cache, path), join(folder, path));
  return paths.length;
}

/** The public paths of pictures that a complete build has and this one lacks. @throws Error when no build has measured them */
export function missingPictures({ manifestFile }: PictureFolders, folder: string): string[] {
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing; run \`npm run build\`, which writes it`);
  return variantPaths(manifestFile).filter((path) => !existsSync(join(folder, path)));
}
