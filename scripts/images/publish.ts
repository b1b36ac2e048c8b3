import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { packed, packsOfAll } from '../../src/images/variants.ts';
import { originalAt } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { keptVariant } from './variants.ts';

/** Copies the originals into a built site, under addresses with their hashes, and the manifest beside them. */
export function publishOriginals({ root, manifestFile }: PictureFolders, folder: string) {
  cpSync(manifestFile, publishedManifest(folder));
  for (const [path, { hash }] of Object.entries(readManifest(manifestFile))) {
    cpSync(originalAt(root, path), join(folder, hashedPath(path, hash)));
  }
}

/** The manifest as it is published: of the pictures that this very build has. */
export const publishedManifest = (folder: string) => join(folder, 'pictures.json');

/** The public paths of all originals of a manifest, and of their packs. */
const pictureFiles = (manifest: Manifest): string[] => [
  ...Object.entries(manifest).map(([path, { hash }]) => hashedPath(path, hash)),
  ...packsOfAll(manifest).map(({ path }) => path),
];

/** Puts every variant into a built site, in packs. @returns how many packs there are */
export function publishVariants({ cache, manifestFile }: PictureFolders, folder: string): number {
  const packs = packsOfAll(readManifest(manifestFile));
  for (const { path, hash, format, widths } of packs) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      packed(widths.map((width) => readFileSync(keptVariant(cache, hash, { width, format })))),
    );
  }
  return packs.length;
}

/**
 * The public paths of files of pictures that a built site lacks by its own manifest: originals, which animated ones are served
 * as, and packs.
 * @throws Error when it has no manifest
 */
export function missingPictures(folder: string): string[] {
  const file = publishedManifest(folder);
  if (!existsSync(file))
    throw new Error(`${file} is missing; run \`npm run build\`, which writes it`);
  return pictureFiles(readManifest(file)).filter((path) => !existsSync(join(folder, path)));
}

/**
 * The plain file at a picture's address. It is served only when the host skips the Functions because their
 * daily quota is used up: an empty picture, through which the placeholder's colour shows, rather than a broken one.
 */
export function writeImageFallback(folder: string) {
  const file = join(folder, imagePath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n');
}
