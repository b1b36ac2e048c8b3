import type { Wanted } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { hashedPath, type Manifest, variantKey } from '../../src/images/manifest.ts';
import { variantsOf } from '../../src/images/variants.ts';
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

/** Every picture that the build makes from these. */
export const built = new Set(
  Object.entries(manifest).flatMap(([path, entry]) => [
    hashedPath(path, entry.hash),
    ...variantsOf(entry).map((variant) => variantKey(entry.hash, variant)),
  ]),
);

/** Requests an address below `/_next/image` from the Function of a host. @returns its response and the pictures it requested */
export async function ask(query: string, init: RequestInit = {}, host: string = site.url) {
  const wanted: string[] = [];
  const pictures = async ({ path, entry, variant }: Wanted) => {
    const name = variant ? variantKey(entry.hash, variant) : hashedPath(path, entry.hash);
    wanted.push(name);
    return path.includes('gone') ? undefined : { body: new TextEncoder().encode(name), length: name.length };
  };
  const request = new Request(`${host}/_next/image${query}`, init);
  return { response: await respond(request, manifest, pictures), wanted };
}

/** The query that next/image sends. */
export const query = (url: string, w: string | number = 640, q: string | number = 75) =>
  `?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
