import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashedPath, type Manifest } from '../../images/manifest.ts';
import { imagePath } from '../../images/sizes.ts';
import { variantPath, variantsOf } from '../../images/variants.ts';
import { originalFile } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { cachedVariant } from './variants.ts';

export const publishedManifest = (folder: string) => join(folder, 'pictures.json');

export function publishOriginals({ root, manifestFile }: PictureFolders, folder: string) {
  cpSync(manifestFile, publishedManifest(folder));
  for (const [path, { hash }] of Object.entries(readManifest(manifestFile)))
    cpSync(originalFile(root, path), join(folder, hashedPath(path, hash)));
}

/** Several paths may have the same picture. */
const variantsByHash = (manifest: Manifest) =>
  new Map(Object.values(manifest).map((entry) => [entry.hash, variantsOf(entry)]));

/** @returns the number of variants */
export function publishVariants({ cache, manifestFile }: PictureFolders, folder: string): number {
  const pictures = variantsByHash(readManifest(manifestFile));
  let count = 0;
  for (const [hash, variants] of pictures)
    for (const variant of variants) {
      cpSync(cachedVariant(cache, hash, variant), join(folder, variantPath(hash, variant)));
      count += 1;
    }
  return count;
}

export function missingPictures(folder: string): string[] {
  const file = publishedManifest(folder);
  if (!existsSync(file))
    throw new Error(`${file} is missing; run \`npm run build\`, which writes it`);
  const manifest = readManifest(file);
  const paths = [
    ...Object.entries(manifest).map(([path, { hash }]) => hashedPath(path, hash)),
    ...[...variantsByHash(manifest)].flatMap(([hash, variants]) =>
      variants.map((variant) => variantPath(hash, variant)),
    ),
  ];
  return paths.filter((path) => !existsSync(join(folder, path)));
}

/**
 * The host serves this when the Functions' daily quota is used up, so that pages show the
 * placeholder's colour and no broken picture.
 */
export function writeImageFallback(folder: string) {
  const file = join(folder, imagePath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n');
}
