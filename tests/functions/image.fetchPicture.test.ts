import { expect, test, vi } from 'vitest';
import { type Env, fetchPicture } from '../../functions/_next/image/fetchPicture.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { variantPath } from '../../src/images/variants.ts';
import { site } from '../../src/site.ts';
import { cover, coverHash, manifest, query } from './deployment.ts';

const coverPath = variantPath(coverHash, { width: 640, format: 'avif' });
/** As the host's ASSETS responds, without a Content-Length. */
const found = () => new Response('the picture');
const notFound = () => new Response('A page.', { status: 404 });

/** Requests a picture from a deployment. @returns the response, and the paths of the files it read */
async function ask(path: string, readFile: () => Response, env: Partial<Env> = {}) {
  const read: string[] = [];
  const fetchFile = async (url: URL) => {
    read.push(url.pathname);
    return readFile();
  };
  const request = new Request(`${site.url}/_next/image${query(path)}`, {
    headers: { Accept: 'image/avif' },
  });
  const response = await respond(request, manifest, (file) =>
    fetchPicture(file, site.url, { ASSETS: { fetch: fetchFile }, ...env }),
  );
  return { response, read, text: await response.text() };
}

test.each([
  [cover, coverPath, '11'],
  ['/images/dance.gif', '/images/dance.444444444444.gif', null],
])(
  'serves %s from %s; a variant has a length, an animated original is streamed',
  async (...row) => {
    const [path, file, length] = row;
    const { response, read, text } = await ask(path, found);
    expect([response.status, text, read]).toEqual([200, 'the picture', [file]]);
    expect(response.headers.get('Content-Length')).toBe(length);
  },
);

test.each<[string, number, () => Response]>([
  ['is missing', 404, notFound],
  [
    'breaks off',
    502,
    () => new Response(new ReadableStream({ start: (it) => it.error(new Error('reset')) })),
  ],
  ['fails with an error', 502, () => new Response('Internal error', { status: 500 })],
  ['cannot be fetched', 502, () => expect.fail('Network connection lost.')],
])('responds with an uncached sentence when a file %s: %d', async (_, status, readFile) => {
  const { response, text } = await ask(cover, readFile);
  expect(response.status).toBe(status);
  expect(text).toMatch(/^[^<\n]+\.\n$/);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Strict-Transport-Security')).not.toBeNull();
});

const IMAGE_MAKER_URL = 'http://127.0.0.1:8799';

test('does not ask the maker for a picture that the deployment has', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect((await ask(cover, found, { IMAGE_MAKER_URL })).text).toBe('the picture');
});

const makerFailed = 'The picture could not be made; the terminal says why.\n';
test.each<[string, () => Response, number, string]>([
  ['has the picture', () => new Response('made'), 200, 'made'],
  ['has none', notFound, 404, 'url names a picture that this deployment does not hold.\n'],
  ['fails', () => new Response('', { status: 500 }), 502, makerFailed],
  ['is down', () => expect.fail('refused'), 502, makerFailed],
])('asks the maker for a missing picture: the maker %s', async (_, make, status, text) => {
  const fetched = vi.fn(async (_: URL) => make());
  vi.stubGlobal('fetch', fetched);
  const answer = await ask(cover, notFound, { IMAGE_MAKER_URL });
  expect([answer.response.status, answer.text]).toEqual([status, text]);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([IMAGE_MAKER_URL + coverPath]);
});

test('never asks a maker on another machine', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { response, text } = await ask(cover, notFound, {
    IMAGE_MAKER_URL: 'http://localhost.example:80',
  });
  expect([response.status, text]).toEqual([503, 'The picture maker is misconfigured here.\n']);
  expect(fetched).not.toHaveBeenCalled();
});
