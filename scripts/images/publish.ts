import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashedPath, variantPath } from '../../src/images/manifest.ts';
import { originalAt } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { variantsOf } from './variants.ts';

/** Copies the originals into a built site, under addresses with their hashes, and the manifest beside them. */
export function publishOriginals({ root, manifestFile }: PictureFolders, folder: string) {
  cpSync(manifestFile, publishedManifest(folder));
  for (const [path, { hash }] of Object.entries(readManifest(manifestFile))) {
    cpSync(originalAt(root, path), join(folder, hashedPath(path, hash)));
  }
}

/** The manifest as it is published: of the pictures that this very build has. */
export const publishedManifest = (folder: string) => join(folder, 'pictures.json');

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

/**
 * The public paths of pictures that a built site lacks by its own manifest: variants, or originals, which animated ones are
 * served as.
 * @throws Error when it has no manifest
 */
export function missingPictures(folder: string): string[] {
  const file = publishedManifest(folder);
  if (!existsSync(file)) throw new Error(`${file} is missing; run \`npm run build\`, which writes it`);
  const originals = Object.entries(readManifest(file)).map(([path, { hash }]) => hashedPath(path, hash));
  return [...originals, ...variantPaths(file)].filter((path) => !existsSync(join(folder, path)));
}
