import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { hashedPath, type Manifest, variantPath } from '../../src/images/manifest.ts';
import { originalAt, readMeasured } from './originals.ts';
import { type PictureFolders, readManifest } from './prepare.ts';
import { makeVariants, picturesOf, type Variant, variantsOf } from './variants.ts';

/** What a public path requests: an original as it is, or a variant of it. */
function wantedBy(path: string, manifest: Manifest): { original: string; variant?: Variant } | undefined {
  for (const [original, entry] of Object.entries(manifest)) {
    if (!path.includes(entry.hash)) continue;
    if (path === hashedPath(original, entry.hash)) return { original };
    const variant = variantsOf(entry).find(({ width, format }) => path === variantPath(original, entry.hash, width, format));
    if (variant) return { original, variant };
  }
  return undefined;
}

/**
 * Reads pictures by public path, and makes missing ones as a complete build would. Simultaneous requests for one picture share
 * one encoding.
 * @returns a function that resolves to the bytes, or to undefined where a complete build has no such file
 */
export function createPictureMaker({ root, cache, manifestFile }: PictureFolders) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(path: string, original: string, variant: Variant, manifest: Manifest): Promise<Buffer> {
    const picture = picturesOf(manifest, root, cache).find(({ paths }) => paths.includes(original));
    if (picture) await makeVariants(picture, [variant]);
    return readFileSync(join(cache, path));
  }

  return async (path: string): Promise<Buffer | undefined> => {
    const manifest = readManifest(manifestFile);
    const wanted = wantedBy(path, manifest);
    if (!wanted) return undefined;
    const { original, variant } = wanted;
    const { hash = '' } = manifest[original] ?? {};
    if (!variant) return readMeasured(originalAt(root, original), hash);
    const key = `${hash}/${variant.width}.${variant.format}`;
    const begun = underWay.get(key) ?? make(path, original, variant, manifest).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}

/** A local server from which the Function gets pictures that the build has not made. */
export async function startPictureMaker(
  folders: PictureFolders,
  say: (line: string) => void = console.error,
): Promise<{ url: string; stop: () => void }> {
  const make = createPictureMaker(folders);
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const bytes = await make(decodeURIComponent(url));
      response.writeHead(bytes ? 200 : 404, { 'Content-Length': bytes?.length ?? 0 }).end(bytes);
    } catch (error) {
      say(`picture ${url}: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
