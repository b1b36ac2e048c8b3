import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { originalFile, readMeasured } from '#src/build/images/originals.ts';
import { type PictureFolders, readManifest } from '#src/build/images/prepare.ts';
import { cachedVariant, encodeMissing } from '#src/build/images/variants.ts';
import { hashedPath, type Manifest, type ManifestEntry } from '#src/images/manifest.ts';
import { type Variant, variantPath, variantsOf } from '#src/images/variants.ts';
import { listen } from './listen.ts';

function findPicture(path: string, manifest: Manifest) {
  for (const [original, entry] of Object.entries(manifest)) {
    if (path === hashedPath(original, entry.hash)) return { original, entry };
    const variant = variantsOf(entry).find((item) => path === variantPath(entry.hash, item));
    if (variant) return { original, entry, variant };
  }
  return undefined;
}

/** Fills a picture with its average colour, a hundred times faster than encoding it. */
const makePlaceholder = ({ width, height, colour }: ManifestEntry, variant: Variant) => {
  const size = { width: variant.width, height: Math.round((variant.width * height) / width) };
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .png()
    .toBuffer();
};

/**
 * Encodes variants of pictures; simultaneous requests for one share its encoding. With
 * `placeholders` they are plain colours, for tests that don't look at pictures.
 */
function createPictureMaker({ root, cache, manifestFile }: PictureFolders, placeholders = false) {
  const pending = new Map<string, Promise<Buffer>>();

  async function makeVariant(file: string, entry: ManifestEntry, variant: Variant) {
    if (placeholders) return makePlaceholder(entry, variant);
    await encodeMissing({ file, entry, cache }, [variant]);
    return readFileSync(cachedVariant(cache, entry.hash, variant));
  }

  return async (path: string): Promise<Buffer | undefined> => {
    const found = findPicture(path, readManifest(manifestFile));
    if (!found) return undefined;
    const { original, entry, variant } = found;
    const file = originalFile(root, original);
    if (!variant) return readMeasured(file, entry.hash);
    const bytes =
      pending.get(path) ?? makeVariant(file, entry, variant).finally(() => pending.delete(path));
    pending.set(path, bytes);
    return bytes;
  };
}

/** Serves the pictures that the build lacks to the image Function. */
export function startPictureMaker(folders: PictureFolders, placeholders = false) {
  const makePicture = createPictureMaker(folders, placeholders);
  return listen(async ({ url }) => {
    const path = decodeURIComponent(new URL(url).pathname);
    try {
      const bytes = await makePicture(path);
      return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 });
    } catch (error) {
      console.error(`picture ${path}: ${(error as Error).message}`);
      return new Response(null, { status: 500 });
    }
  });
}
