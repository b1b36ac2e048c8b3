import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sharp from 'sharp';
import {
  type Manifest,
  type ManifestEntry,
  type Variant,
  variantKey,
  withoutHash,
} from '../../src/images/manifest.ts';
import { variantsOf } from '../../src/images/variants.ts';
import { originalAt, readMeasured } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { keptVariant, makeVariants } from './variants.ts';

interface Wanted {
  /** Plain public path. */
  original: string;
  entry: ManifestEntry;
  variant?: Variant;
}

/** What a path requests: an original by its public path, or a variant by its key. */
function wantedBy(path: string, manifest: Manifest): Wanted | undefined {
  const { path: original, hash } = withoutHash(path);
  const whole = Object.hasOwn(manifest, original) ? manifest[original] : undefined;
  if (whole && whole.hash === hash) return { original, entry: whole };
  const [, folder] = path.split('/');
  for (const [original, entry] of Object.entries(manifest)) {
    if (entry.hash !== folder) continue;
    const variant = variantsOf(entry).find((one) => path === `/${variantKey(entry.hash, one)}`);
    return variant && { original, entry, variant };
  }
  return undefined;
}

/** A field of a picture's colour in the size of a variant, which takes a hundredth of the time. */
const plainVariant = (
  { width, height, colour: background }: ManifestEntry,
  { width: wide }: Variant,
) =>
  sharp({
    create: { width: wide, height: Math.round((wide * height) / width), channels: 3, background },
  })
    .png()
    .toBuffer();

/**
 * Reads originals by public path and variants by key, and makes missing variants as a complete build would. Simultaneous
 * requests for one share one encoding.
 * @param plain whether variants are fields of colour, for tests that do not look at pictures
 * @returns a function that resolves to the bytes, or to undefined where a complete build has no such picture
 */
export function createPictureMaker({ root, cache, manifestFile }: PictureFolders, plain = false) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(file: string, entry: ManifestEntry, variant: Variant): Promise<Buffer> {
    if (plain) return plainVariant(entry, variant);
    await makeVariants({ file, entry, cache }, [variant]);
    return readFileSync(keptVariant(cache, entry.hash, variant));
  }

  return async (path: string): Promise<Buffer | undefined> => {
    const wanted = wantedBy(path, readManifest(manifestFile));
    if (!wanted) return undefined;
    const { original, entry, variant } = wanted;
    const file = originalAt(root, original);
    if (!variant) return readMeasured(file, entry.hash);
    const begun =
      underWay.get(path) ?? make(file, entry, variant).finally(() => underWay.delete(path));
    underWay.set(path, begun);
    return begun;
  };
}

/** A local server from which the Function gets pictures that the build has not made. */
export async function startPictureMaker(folders: PictureFolders, plain = false) {
  const make = createPictureMaker(folders, plain);
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const bytes = await make(decodeURIComponent(url));
      response.writeHead(bytes ? 200 : 404, { 'Content-Length': bytes?.length ?? 0 }).end(bytes);
    } catch (error) {
      console.error(`picture ${url}: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
