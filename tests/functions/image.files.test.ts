import { expect, test, vi } from 'vitest';
import { type Env, picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { packed } from '../../src/images/variants.ts';
import { site } from '../../src/site.ts';
import { cover, coverHash, manifest, query } from './deployment.ts';

const packPath = `/images/packs/${coverHash}/640.avif.pack`;
/** The pack of the widths 384 and 640. */
const pack = Buffer.from(packed(['narrow', 'the picture'].map((text) => Buffer.from(text))));
const frames = () => new Response('frames', { headers: { 'Content-Length': '6' } });
const lost = () => new Response('A page.', { status: 404 });

/** Asks the Function of a deployment that answers for its files like this. @returns its response and the files it read */
async function ask(asked: string, answer: () => Response, more: Partial<Env> = {}) {
  const read: string[] = [];
  const fetchFile = async (url: URL) => {
    read.push(url.pathname);
    return answer();
  };
  const request = new Request(`${site.url}/_next/image${asked}`, {
    headers: { Accept: 'image/avif' },
  });
  const response = await respond(
    request,
    manifest,
    picturesOf({ ASSETS: { fetch: fetchFile }, ...more }, site.url),
  );
  return { response, read, text: await response.text() };
}

test.each([
  ['a variant is read from its pack', cover, () => new Response(pack), 'the picture', packPath],
  [
    'an animated picture is a file',
    '/images/dance.gif',
    frames,
    'frames',
    '/images/dance.444444444444.gif',
  ],
])('%s', async (_, path, answer, content, file) => {
  const { response, read, text } = await ask(query(path, 640), answer);
  expect([response.status, text, read]).toEqual([200, content, [file]]);
  expect(response.headers.get('Content-Length')).toBe(String(content.length));
});

test.each<[string, number, () => Response]>([
  ['is missing', 404, lost],
  ['ends within the lengths', 502, () => new Response(pack.subarray(0, 7))],
  ['ends a byte early', 502, () => new Response(pack.subarray(0, -1))],
  [
    'breaks off',
    502,
    () => new Response(new ReadableStream({ start: (it) => it.error(new Error('reset')) })),
  ],
  ['is answered with an error', 502, () => new Response('Internal error', { status: 500 })],
  ['cannot be asked for', 502, () => expect.fail('Network connection lost.')],
])('a pack that %s gives a %d and a sentence that no cache keeps', async (_, status, answer) => {
  const { response, text } = await ask(query(cover, 640), answer);
  expect(response.status).toBe(status);
  expect(text).toMatch(/^[^<\n]+\.\n$/);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Strict-Transport-Security')).not.toBeNull();
});

const IMAGE_MAKER_URL = 'http://127.0.0.1:8799';

test('a picture whose file is there is not asked of the maker', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect((await ask(query(cover, 640), () => new Response(pack), { IMAGE_MAKER_URL })).text).toBe(
    'the picture',
  );
});

const unable = 'The picture could not be made; the terminal says why.\n';
test.each<[string, () => Response, number, string]>([
  ['a picture', () => new Response('made'), 200, 'made'],
  ['that there is none', lost, 404, 'url names a picture that this deployment does not hold.\n'],
  ['an error', () => new Response('', { status: 500 }), 502, unable],
  ['nothing', () => expect.fail('refused'), 502, unable],
])(
  'otherwise the maker is asked, and what it answers counts: %s',
  async (_, answer, status, text) => {
    const fetched = vi.fn(async (_: URL) => answer());
    vi.stubGlobal('fetch', fetched);
    const answered = await ask(query(cover), lost, { IMAGE_MAKER_URL });
    expect([answered.response.status, answered.text]).toEqual([status, text]);
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      `${IMAGE_MAKER_URL}/${coverHash}/640.avif`,
    ]);
  },
);

test('a maker that is not on this machine is never asked', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { response, text } = await ask(query(cover), lost, {
    IMAGE_MAKER_URL: 'http://localhost.example:80',
  });
  expect([response.status, text]).toEqual([503, 'The picture maker is misconfigured here.\n']);
  expect(fetched).not.toHaveBeenCalled();
});
