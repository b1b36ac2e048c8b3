import { expect, test, vi } from 'vitest';
import { type Env, fetchPicture } from '#functions/_next/image/fetchPicture.ts';
import { respond } from '#functions/_next/image/respond.ts';
import { variantPath } from '#src/images/variants.ts';
import { site } from '#src/site.ts';
import { cover, coverHash, manifest, query } from './deployment.ts';
import { textOf } from './textOf.ts';

const coverPath = variantPath(coverHash, { width: 640, format: 'avif' });
/** As the host's ASSETS responds, without a Content-Length. */
const found = () => new Response('the picture');
const notFound = () => new Response('A page.', { status: 404 });

/** @returns the status, length and text of the response, and the files read */
async function ask(path: string, readFile: () => Response, env: Partial<Env> = {}) {
  const read: string[] = [];
  const fetchFile = async (url: URL) => {
    read.push(url.pathname);
    return readFile();
  };
  const ASSETS = { fetch: fetchFile };
  const init = { headers: { Accept: 'image/avif' } };
  const request = new Request(`${site.url}/_next/image${query(path)}`, init);
  const { status, headers, ...response } = await textOf(
    respond(request, manifest, (file) => fetchPicture(file, site.url, { ASSETS, ...env })),
  );
  return { status, length: headers['content-length'], text: response.text, read };
}

const IMAGE_MAKER_URL = 'http://127.0.0.1:8799';

test.each([
  [cover, coverPath, '11'],
  // An animated original is streamed, so its length is unknown.
  ['/images/dance.gif', '/images/dance.444444444444.gif', undefined],
])('serves %s from %s', async (path, file, length) => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const expected = { status: 200, length, text: 'the picture', read: [file] };
  expect(await ask(path, found, { IMAGE_MAKER_URL })).toEqual(expected);
});

const unreadable = 'The picture could not be read.\n';
const missing = 'url names a picture that this deployment does not hold.\n';
const reset = (it: ReadableStreamDefaultController) => it.error(new Error('reset'));
const misconfigured = 'The picture maker is misconfigured here.\n';
const otherMachine = { IMAGE_MAKER_URL: 'http://localhost.example:80' };
test.each<[string, number, string, () => Response, Partial<Env>?]>([
  ['is missing', 404, missing, notFound],
  ['is missing, with a maker on another machine', 503, misconfigured, notFound, otherMachine],
  ['breaks off', 502, unreadable, () => new Response(new ReadableStream({ start: reset }))],
  ['fails', 502, unreadable, () => new Response('Internal error', { status: 500 })],
  ['cannot be fetched', 502, unreadable, () => expect.fail('Network connection lost.')],
])('a file that %s: %d %s', async (_, status, text, readFile, env) => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  expect(await ask(cover, readFile, env)).toMatchObject({ status, text });
});

const failed = 'The picture could not be made; the terminal says why.\n';
test.each<[string, () => Response, number, string]>([
  ['has the picture', found, 200, 'the picture'],
  ['has none', notFound, 404, missing],
  ['fails', () => new Response('', { status: 500 }), 502, failed],
  ['is down', () => expect.fail('refused'), 502, failed],
])('asks the maker for a missing picture: the maker %s', async (_, make, status, text) => {
  const fetched = vi.fn(async (_: URL) => make());
  vi.stubGlobal('fetch', fetched);
  expect(await ask(cover, notFound, { IMAGE_MAKER_URL })).toMatchObject({ status, text });
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([IMAGE_MAKER_URL + coverPath]);
});
