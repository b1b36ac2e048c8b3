import type { Wanted } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { hashedPath, type Manifest, variantKey } from '../../src/images/manifest.ts';
import { site } from '../../src/site.ts';

export const cover = '/images/works/bryggan/cover.png';
export const coverHash = '0123456789ab';

const picture = {
  width: 900,
  height: 300,
  fallback: 'png',
  animated: false,
  colour: '#ffffff',
} as const;

/** A deployment with one picture of each kind. */
export const manifest: Manifest = {
  [cover]: { ...picture, hash: coverHash, width: 2400, height: 1800 },
  '/images/small.jpg': { ...picture, hash: '111111111111', width: 500, fallback: 'jpeg' },
  '/images/flat.webp': { ...picture, hash: '222222222222' },
  '/images/new.avif': { ...picture, hash: '333333333333', fallback: 'jpeg' },
  '/images/dance.gif': { ...picture, hash: '444444444444', fallback: 'gif', animated: true },
  '/images/gone.png': { ...picture, hash: '555555555555' },
  '/images/ősz "24".png': { ...picture, hash: '666666666666', width: 90, height: 30 },
};

/** Requests an address below `/_next/image` from the Function of a host. @returns its response and the pictures it requested */
export async function ask(query: string, init: RequestInit = {}, host: string = site.url) {
  const wanted: string[] = [];
  const pictures = async ({ path, entry, variant }: Wanted) => {
    const name = variant ? variantKey(entry.hash, variant) : hashedPath(path, entry.hash);
    wanted.push(name);
    return path.includes('gone')
      ? undefined
      : { body: new TextEncoder().encode(name), length: name.length };
  };
  const request = new Request(`${host}/_next/image${query}`, init);
  return { response: await respond(request, manifest, pictures), wanted };
}

/** The query that next/image sends. */
export const query = (url: string, w: string | number = 640, q: string | number = 75) =>
  `?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
