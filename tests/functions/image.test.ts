import { expect, test, vi } from 'vitest';
import { type Env, fetchPicture } from '#functions/pictures/fetchPicture.ts';
import { servePicture } from '#functions/pictures/servePicture.ts';
import { hashedPath, type Manifest } from '#src/images/manifest.ts';
import { maxUrlLength } from '#src/images/request.ts';
import { widths } from '#src/images/sizes.ts';
import { variantPath } from '#src/images/variants.ts';
import { site } from '#src/site.ts';
import { textOf } from './textOf.ts';

const cover = '/images/works/bryggan/cover.png';
const small = '/images/small.jpg';
const dance = '/images/dance.gif';
const autumn = '/images/ősz.k "24".png';

const coverHash = '0123456789ab';
const picture = {
  hash: coverHash,
  width: 2400,
  height: 1800,
  fallback: 'png',
  animated: false,
  colour: '#ffffff',
} as const;
const manifest: Manifest = {
  [cover]: picture,
  [small]: { ...picture, hash: '111111111111', width: 500, fallback: 'jpeg' },
  [dance]: { ...picture, hash: '444444444444', fallback: 'gif', animated: true },
  [autumn]: { ...picture, hash: '666666666666', width: 90 },
};

const hashed = hashedPath(cover, coverHash);
const avifOf = (hash: string, width: number) => variantPath(hash, { width, format: 'avif' });
const query = (url: string, w: string | number = 640, q: string | number = 75) =>
  `?url=${encodeURIComponent(url)}&w=${w}&q=${q}`;
const accepting = (Accept: string) => ({ headers: { Accept } });
const avif = accepting('image/avif');

interface Host {
  host?: string;
  /** As the host's ASSETS responds, without a Content-Length. By default a file contains its path. */
  readFile?: ((path: string) => Response) | undefined;
  env?: Partial<Env> | undefined;
}

/** Requests a URL below `/_next/image`. `fetched` are the files that the Function read. */
async function ask(address: string, init: RequestInit = {}, host: Host = {}) {
  const { host: origin = site.url, readFile = (path) => new Response(path), env } = host;
  const fetched: string[] = [];
  const ASSETS = {
    fetch: async ({ pathname }: URL) => {
      fetched.push(pathname);
      return readFile(pathname);
    },
  };
  const request = new Request(`${origin}/_next/image${address}`, init);
  const responding = servePicture(request, manifest, (path) =>
    fetchPicture(path, origin, { ASSETS, ...env }),
  );
  return { ...(await textOf(responding)), fetched };
}

/** Written out, because other tests compare headers with the constants that the Functions send. */
const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

const notFound = () => new Response('A page.', { status: 404 });
test.each<[number, string, string, Record<string, string>?, (() => Response)?]>([
  [200, query(cover), 'GET'],
  [304, query(cover), 'GET', { 'If-None-Match': '*' }],
  [400, '?w=640', 'GET'],
  [404, query(cover), 'GET', {}, notFound],
  [405, query(cover), 'POST'],
])(
  'sends the common headers and a strict policy with %d, and noindex on other hosts',
  async (status, address, method, headers = {}, readFile = undefined) => {
    const response = await ask(address, { method, headers }, { readFile });
    expect(response.status).toBe(status);
    expect(response.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
    expect(response.headers).toMatchObject(safeHeaders);
    expect(response.headers).not.toHaveProperty('x-robots-tag');
    const host = 'https://preview.dunavik.pages.dev';
    const preview = await ask(address, { method, headers }, { readFile, host });
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    if (method === 'POST') return;
    const head = await ask(address, { headers, method: 'HEAD' }, { readFile });
    expect(head).toEqual({ ...response, text: '' });
  },
);

const smallJpeg = variantPath('111111111111', { width: 500, format: 'jpeg' });
test.each([
  [cover, 3840, avifOf(coverHash, 2400), 'cover.avif', `${coverHash}-2400-avif`, avif],
  [small, 640, smallJpeg, 'small.jpg', '111111111111-500-jpeg', {}],
  [dance, 16, hashedPath(dance, '444444444444'), 'dance.gif', '444444444444-whole-gif', avif],
  [autumn, 64, avifOf('666666666666', 64), '_sz.k__24_.avif', '666666666666-64-avif', avif],
])('serves %s at %d px from %s, named %s', async (path, width, file, name, tag, init) => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const env = { IMAGE_MAKER_URL };
  const response = await ask(`${query(path, width)}&dpl=abc&x=1&x=2`, init, { env });
  expect(response).toMatchObject({ status: 200, fetched: [file], text: file });
  expect(response.headers).toMatchObject({
    'accept-ranges': 'none',
    'content-disposition': `attachment; filename="${name}"`,
    'content-type': `image/${tag.replace(/.*-/, '')}`,
    etag: `"${tag}"`,
  });
  // An animated original is streamed, so its length is unknown.
  const length = path === dance ? undefined : `${file.length}`;
  expect(response.headers['content-length']).toBe(length);
});

test('passes on an animated original’s length, if known', async () => {
  const readFile = () => new Response('A dance.', { headers: { 'Content-Length': '8' } });
  const { headers } = await ask(query(dance, 16), {}, { readFile });
  expect(headers['content-length']).toBe('8');
});

test.each([
  // Current browsers, and browsers of some years ago.
  ['avif', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'],
  ['webp', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
  ['png', ''],
  // Weights.
  ['webp', 'image/avif;q=0.000,image/webp'],
  ['png', 'image/avif;q=0.7,image/webp;q=0.7,image/*;q=0.8'],
  ['avif', 'IMAGE/AVIF ; Q=1.000 , image/webp;q=0.8'],
  // Parameters and malformed ranges do not ask for plain AVIF.
  ['webp', 'image/avif;v=1,image/avif;xq=1,image/avif;q=1x,image/avif;q=2,image/webp'],
  ['png', 'image/avifx, ximage/avif, avif, ,;,=;q=,/'],
])('serves a picture as %s for Accept: %j', async (type, accept) => {
  const { headers } = await ask(query(cover), accepting(accept));
  expect(headers).toMatchObject({ 'content-type': `image/${type}`, vary: 'Accept' });
});

const forever = 'public, max-age=31536000, immutable';
test.each([cover, hashedPath(cover, 'ffffffffffff')])(
  'lets caches keep %s, without its hash, only briefly',
  async (url) => {
    const { headers } = await ask(query(url));
    expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  },
);

const tag = `"${coverHash}-640-avif"`;
test.each([
  [304, tag],
  [304, `"other", W/"more" , W/${tag}`],
  [200, tag.replaceAll('"', '')],
])('responds with %d to If-None-Match: %s', async (expected, cachedTag) => {
  const headers = { ...avif.headers, 'If-None-Match': cachedTag };
  const { status, fetched, ...response } = await ask(query(hashed), { headers });
  expect(status).toBe(expected);
  expect(fetched).toHaveLength(expected === 304 ? 0 : 1);
  expect(response.headers).toMatchObject({ etag: tag, vary: 'Accept', 'cache-control': forever });
});

const IMAGE_MAKER_URL = 'http://127.0.0.1:8799';
const otherMachine = { IMAGE_MAKER_URL: 'http://localhost.example:80' };
const unreadable = '502 The picture could not be read.\n';
const missing = '404 url names a picture that this deployment does not hold.\n';
const misconfigured = '503 The picture maker is misconfigured here.\n';
const reset = (it: ReadableStreamDefaultController) => it.error(new Error('reset'));
test.each<[string, string, () => Response, Partial<Env>?]>([
  ['is missing', missing, notFound],
  ['is missing, with a maker on another machine', misconfigured, notFound, otherMachine],
  ['breaks off', unreadable, () => new Response(new ReadableStream({ start: reset }))],
  ['fails', unreadable, () => new Response('Internal error', { status: 500 })],
  ['cannot be fetched', unreadable, () => expect.fail('Network connection lost.')],
])('a file that %s: %s', async (_, expected, readFile, env) => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const { status, text } = await ask(query(cover), {}, { readFile, env });
  expect(`${status} ${text}`).toBe(expected);
});

const failed = '502 The picture could not be made; the terminal says why.\n';
test.each<[string, () => Response, string]>([
  ['has the picture', () => new Response('the picture'), '200 the picture'],
  ['has none', notFound, missing],
  ['fails', () => new Response('', { status: 500 }), failed],
])('asks the maker for a missing picture: the maker %s', async (_, make, expected) => {
  const fetch = vi.fn(async (_: URL) => make());
  vi.stubGlobal('fetch', fetch);
  const host = { readFile: notFound, env: { IMAGE_MAKER_URL } };
  const { status, text } = await ask(query(cover), avif, host);
  expect(`${status} ${text}`).toBe(expected);
  expect(`${fetch.mock.calls}`).toBe(IMAGE_MAKER_URL + avifOf(coverHash, 640));
});

const longest = `/${'a'.repeat(maxUrlLength - 5)}.png`;
const sizes = widths.join(', ');
const urls = (...all: string[]) => all.map((url) => query(url));
test.each<[string, string[]]>([
  [`400 url is longer than ${maxUrlLength} characters`, urls(longest.replace('a', 'aa'))],
  ['400 url must be a path on this site', urls('HTTPS://evil.example/a.png', 'a.png')],
  ['400 url holds a malformed percent-escape', urls('/images/%zz.png')],
  ['400 url must be a path without a query or a fragment', urls(`${small}?v=2`)],
  ['400 url names an SVG', urls('/images/A.SVG')],
  ['400 url must name a picture', urls('/index.html', '/images/', `${small}.txt`)],
  ['404 url names no picture of this site', urls(longest, '/images/small.JPG', '/__proto__.png')],
  [`400 w must be one of ${sizes}.`, ['0', '641', '640.0'].map((w) => query(cover, w))],
  ['400 q must be 75.', ['76', '75.0', ''].map((q) => query(cover, 640, q))],
  ['400 url is missing', ['?w=640&q=75', '?url=&w=640']],
  ['400 url is given 2 times', [`${query(cover)}&url=${small}`]],
  [`400 w is missing; give one of ${sizes}.`, [`?url=${small}`]],
])('rejects with a sentence: %s', async (start, addresses) => {
  for (const address of addresses) {
    const { status, text, headers, fetched } = await ask(address);
    expect(`${status} ${text}`.slice(0, start.length), address).toBe(start);
    expect(text).toMatch(/\.\n$/);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(fetched).toEqual([]);
  }
});
