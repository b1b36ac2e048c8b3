import { expect, test } from 'vitest';
import { hashedPath } from '#src/images/manifest.ts';
import { maxUrlLength } from '#src/images/request.ts';
import { widths } from '#src/images/sizes.ts';
import { variantPath } from '#src/images/variants.ts';
import { ask, cover, coverHash, query } from './deployment.ts';

const hashed = hashedPath(cover, coverHash);
const small = '/images/small.jpg';
const dance = '/images/dance.gif';
const autumn = '/images/ősz.k "24".png';
const accepting = (Accept?: string) => ({ headers: Accept === undefined ? {} : { Accept } });
const avif = accepting('image/avif');
const avifOf = (hash: string, width: number) => variantPath(hash, { width, format: 'avif' });

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

test.each<[number, string, string, Record<string, string>?]>([
  [200, query(cover), 'GET'],
  [304, query(cover), 'GET', { 'If-None-Match': '*' }],
  [400, '?w=640', 'GET'],
  [404, query('/images/missing.png'), 'GET'],
  [405, query(cover), 'POST'],
])(
  'sends the common headers and a strict policy with %d, and noindex on other hosts',
  async (status, address, method, headers = {}) => {
    const { response } = await ask(address, { method, headers });
    const allow = status === 405 ? 'GET, HEAD' : null;
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
    expect(Object.fromEntries(response.headers)).toMatchObject(safeHeaders);
    expect(response.headers.has('X-Robots-Tag')).toBe(false);
    const preview = await ask(address, { method, headers }, 'https://preview.dunavik.pages.dev');
    expect(preview.response.headers.get('X-Robots-Tag')).toBe('noindex');
    if (method === 'POST') return;
    const head = (await ask(address, { headers, method: 'HEAD' })).response;
    const expected = [status, [...response.headers], ''];
    expect([head.status, [...head.headers], await head.text()]).toEqual(expected);
  },
);

const smallJpeg = variantPath('111111111111', { width: 500, format: 'jpeg' });
test.each([
  [cover, 3840, avifOf(coverHash, 2400), 'cover.avif', `${coverHash}-2400-avif`, avif],
  [small, 640, avifOf('111111111111', 500), 'small.avif', '111111111111-500-avif', avif],
  [small, 640, smallJpeg, 'small.jpg', '111111111111-500-jpeg', {}],
  [dance, 16, hashedPath(dance, '444444444444'), 'dance.gif', '444444444444-whole-gif', avif],
  [autumn, 64, avifOf('666666666666', 64), '_sz.k__24_.avif', '666666666666-64-avif', avif],
])('serves %s at %d px from %s, named %s', async (path, width, file, name, tag, init) => {
  const { response, fetched } = await ask(`${query(path, width)}&dpl=abc&x=1&x=2`, init);
  expect([response.status, fetched, await response.text()]).toEqual([200, [file], file]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'none',
    'content-length': String(file.length),
    'content-disposition': `attachment; filename="${name}"`,
    etag: `"${tag}"`,
  });
});

test.each([
  // Current browsers, and browsers of some years ago.
  [cover, 'avif', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'],
  [cover, 'webp', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
  [cover, 'png', undefined],
  // Weights.
  [cover, 'webp', 'image/avif;q=0,image/webp'],
  [cover, 'png', 'image/avif;q=0.0, image/webp;q=0.000, */*'],
  [cover, 'webp', 'image/avif;q=0.5,image/webp;q=0.95'],
  [cover, 'png', 'image/avif;q=0.7,image/webp;q=0.7,image/*;q=0.8'],
  [cover, 'avif', 'IMAGE/AVIF ; Q=1.000 , image/webp;q=0.8'],
  // Parameters and malformed ranges do not ask for plain AVIF.
  [cover, 'webp', 'image/avif;v=1,image/avif;xq=1,image/avif;q=1x,image/webp'],
  [cover, 'png', 'image/avif;q=2'],
  [cover, 'png', 'image/avifx, ximage/avif, avif, ,;,=;q=,/'],
  // Originals in other formats.
  [small, 'jpeg', '*/*'],
  ['/images/flat.webp', 'webp', 'image/webp,*/*'],
  ['/images/new.avif', 'jpeg', 'image/avif;q=0'],
  [dance, 'gif', 'image/avif'],
])('serves %s as %s for Accept: %j', async (path, type, accept) => {
  const { response } = await ask(query(path), accepting(accept));
  expect(response.headers.get('Content-Type')).toBe(`image/${type}`);
  expect(response.headers.get('Vary')).toBe('Accept');
});

const brief = 'public, max-age=60, must-revalidate';
test.each([
  ['with the right hash', hashed, 'public, max-age=31536000, immutable'],
  ['without a hash', cover, brief],
  ['with an older hash', hashedPath(cover, 'ffffffffffff'), brief],
])('lets caches keep a URL %s only as long as it is valid', async (_, url, caching) => {
  expect((await ask(query(url))).response.headers.get('Cache-Control')).toBe(caching);
});

const tag = `"${coverHash}-640-avif"`;
test.each([
  [304, tag],
  [304, `W/${tag}`],
  [304, `"other", W/"more" , ${tag}`],
  [304, '*'],
  [200, '"other"'],
  [200, tag.replaceAll('"', '')],
])('responds with %d to If-None-Match: %s', async (status, cachedTag) => {
  const headers = { ...avif.headers, 'If-None-Match': cachedTag };
  const { response, fetched } = await ask(query(hashed), { headers });
  expect([response.status, fetched.length]).toEqual([status, status === 304 ? 0 : 1]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    etag: tag,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

const longest = `/${'a'.repeat(maxUrlLength - 5)}.png`;
const sizes = widths.join(', ');
const rows = (table: string, addressOf: (value: string) => string) =>
  [...table.matchAll(/^ *(\d+ .+?): (.*)$/gm)].map(
    ([, start = '', values = '']) => [start, values.split(' ').map(addressOf)] as const,
  );

test.each([
  ...rows(
    `400 url is longer than ${maxUrlLength} characters: ${longest.replace('a', 'aa')}
      400 url must be a path on this site: HTTPS://evil.example/a.png data:image/png;base64,AAAA a.png
      400 url begins with two slashes: //evil.example/a.png /%2Fevil.example/a.png %252F%252Fevil/a.png
      400 url holds a backslash: /\\evil.example/a.png /images%5Csmall.jpg
      400 url holds a dot segment: /images/../a.png /./a.png /%2e%2e/a.png /%252525252e./a.png
      400 url holds a control character: /a.jpg\0.png /a%00.png /a\x0b.png /images/%7F.png
      400 url holds a malformed percent-escape: /images/%zz.png /images/%E0%A4.png /images/%25.png
      400 url holds an empty segment: /images//small.jpg
      400 url points at the image resizer itself: /_next/image /_next/image/a.png /_next/%69mage/a.png
      400 url must be a path without a query or a fragment: ${small}?v=2 ${small}%3Fv=2.png ${small}#a.png
      400 url names an SVG: /favicon.svg /images/A.SVG
      400 url must name a picture: /index.html /images/ / /images/small ${small}.txt /constructor
      404 url names no picture of this site: ${longest} /images/small.JPG /__proto__.png /images/a.1/3.avif`,
    (url) => query(url),
  ),
  ...rows(
    `400 w must be one of ${sizes}.: 0 641 3841 -640 +640 640.0 0640 6e2 0x280 640px %20640 ６４０`,
    (width) => query(cover, width),
  ),
  ...rows('400 q must be 75.: 0 76 75.0 075 +75 7.5e1', (quality) => query(cover, 640, quality)),
  ...rows(
    `400 url is missing: ?w=640&q=75 ?url=&w=640 ?url[]=${small}&w=640
      400 url is given 2 times: ${query(cover)}&url=${small}
      400 w is missing; give one of ${sizes}.: ?url=${small} ?url=${small}&w= ?url=${small}&W=640
      400 w is given 2 times: ${query(cover)}&w=640
      400 q must be 75.: ${query(cover, 640, '')}
      400 q is given 2 times: ${query(cover)}&q=75`,
    (address) => address,
  ),
])('rejects with a sentence: %s', async (start, addresses) => {
  for (const address of addresses) {
    const { response, fetched } = await ask(address);
    const sentence = await response.text();
    expect(`${response.status} ${sentence}`.slice(0, start.length), address).toBe(start);
    expect(sentence).toMatch(/^(url|w|q) [^\n<]+\.\n$/);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(fetched).toEqual([]);
  }
});
