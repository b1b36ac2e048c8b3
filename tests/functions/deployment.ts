import { respond } from '#functions/_next/image/respond.ts';
import type { Manifest } from '#src/images/manifest.ts';
import { site } from '#src/site.ts';

export const cover = '/images/works/bryggan/cover.png';
export const coverHash = '0123456789ab';

const picture = {
  width: 900,
  height: 300,
  fallback: 'png',
  animated: false,
  colour: '#ffffff',
} as const;

const missingHash = '555555555555';

/** A deployment with one picture of each kind, and one whose files are missing. */
export const manifest: Manifest = {
  [cover]: { ...picture, hash: coverHash, width: 2400, height: 1800 },
  '/images/small.jpg': { ...picture, hash: '111111111111', width: 500, fallback: 'jpeg' },
  '/images/flat.webp': { ...picture, hash: '222222222222' },
  '/images/new.avif': { ...picture, hash: '333333333333', fallback: 'jpeg' },
  '/images/dance.gif': { ...picture, hash: '444444444444', fallback: 'gif', animated: true },
  '/images/missing.png': { ...picture, hash: missingHash },
  '/images/ősz.k "24".png': { ...picture, hash: '666666666666', width: 90, height: 30 },
};

/**
 * Requests a URL below `/_next/image` from the Function of a host. The content of each file is its
 * path.
 * @returns the response and the paths of the files that the Function fetched
 */
export async function ask(query: string, init: RequestInit = {}, host: string = site.url) {
  const fetched: string[] = [];
  const fetchFile = async (path: string) => {
    fetched.push(path);
    const headers = { 'Content-Length': String(path.length) };
    return path.includes(missingHash) ? undefined : new Response(path, { headers });
  };
  const request = new Request(`${host}/_next/image${query}`, init);
  return { response: await respond(request, manifest, fetchFile), fetched };
}

export const query = (url: string, w: string | number = 640, q: string | number = 75) =>
  `?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
