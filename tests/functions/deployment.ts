import { respond } from '../../functions/_next/image/respond.ts';
import { variantsOf } from '../../scripts/images/variants.ts';
import { hashedPath, type Manifest, variantPath } from '../../src/images/manifest.ts';
import { site } from '../../src/site.ts';

export const cover = '/images/works/omlopp/cover.png';
export const coverHash = '0123456789ab';

/** A deployment with one picture of each kind. */
export const manifest: Manifest = {
  [cover]: { hash: coverHash, width: 2400, height: 1800, fallback: 'png', animated: false, colour: '#0a4a35' },
  '/images/small.jpg': { hash: '111111111111', width: 500, height: 300, fallback: 'jpeg', animated: false, colour: '#ffffff' },
  '/images/flat.webp': { hash: '222222222222', width: 900, height: 300, fallback: 'png', animated: false, colour: '#ffffff' },
  '/images/new.avif': { hash: '333333333333', width: 900, height: 300, fallback: 'jpeg', animated: false, colour: '#ffffff' },
  '/images/dance.gif': { hash: '444444444444', width: 320, height: 200, fallback: 'gif', animated: true, colour: '#ffffff' },
  '/images/gone.png': { hash: '555555555555', width: 900, height: 300, fallback: 'png', animated: false, colour: '#ffffff' },
  '/images/ősz "24".png': { hash: '666666666666', width: 90, height: 30, fallback: 'png', animated: false, colour: '#ffffff' },
};

/** Every file that the build makes from these pictures. */
export const built = new Set(
  Object.entries(manifest).flatMap(([path, entry]) => [
    hashedPath(path, entry.hash),
    ...variantsOf(entry).map(({ width, format }) => variantPath(path, entry.hash, width, format)),
  ]),
);

/** Requests an address below `/_next/image` from the Function of a host. @returns its response and the files it requested */
export async function ask(query: string, init: RequestInit = {}, host: string = site.url) {
  const wanted: string[] = [];
  const assets = async (path: string) => {
    wanted.push(path);
    if (path.includes('gone')) return new Response('<h1>Not found</h1>', { status: 404 });
    return new Response(path, { headers: { 'Content-Length': String(path.length), 'Content-Type': 'x/unknown' } });
  };
  const request = new Request(`${host}/_next/image${query}`, init);
  return { response: await respond(request, manifest, assets), wanted };
}

/** The query that next/image sends. */
export const query = (url: string, w: string | number = 640, q: string | number = 75) =>
  `?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
