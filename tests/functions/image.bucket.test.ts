import { expect, test, vi } from 'vitest';
import { type Bucket, bucketReader } from '../../functions/_next/image/bucket.ts';
import { picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { site } from '../../src/site.ts';
import { cover, coverHash, manifest, query } from './deployment.ts';

/** Requests a picture from a Function whose variants are in this bucket. @returns its response and the files it requested */
async function ask(PICTURES: Bucket, asked: string, more: { IMAGE_MAKER_URL?: string } = {}) {
  const wanted: string[] = [];
  const fetchFile = async (url: URL) => {
    wanted.push(url.pathname);
    return new Response(`file ${url.pathname}`);
  };
  const request = new Request(`${site.url}/_next/image${asked}`, { headers: { Accept: 'image/avif' } });
  const pictures = picturesOf({ ASSETS: { fetch: fetchFile }, PICTURES, ...more }, site.url);
  return { response: await respond(request, manifest, pictures), wanted };
}

const holding = (objects: Record<string, string>): Bucket => ({
  async get(key) {
    const text = objects[key];
    if (text === undefined) return null;
    const { body } = new Response(text);
    return body && { body, size: text.length };
  },
});

test('a variant comes from the bucket by its key, and no file is requested', async () => {
  const { response, wanted } = await ask(holding({ [`${coverHash}/640.avif`]: 'the picture' }), query(cover, 640));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('the picture');
  expect(response.headers.get('Content-Length')).toBe('11');
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(wanted).toEqual([]);
});

test('an animated picture remains a file', async () => {
  const { response, wanted } = await ask(holding({}), query('/images/dance.gif'));
  expect(response.status).toBe(200);
  expect(wanted).toEqual(['/images/dance.444444444444.gif']);
});

test('what the bucket lacks is a 404 that is not cached', async () => {
  const { response, wanted } = await ask(holding({ [`${coverHash}/750.avif`]: 'another' }), query(cover, 640));
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(wanted).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new Error('get: internal error (10001)'))],
  [
    'throws',
    () => {
      throw new Error('get: internal error (10001)');
    },
  ],
])('a bucket that %s gives a 503 that says when to retry', async (_, get) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { response, wanted } = await ask({ get }, query(cover, 640));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe('The pictures cannot be reached at the moment.\n');
  expect(said).toHaveBeenCalledWith('PICTURES: get: internal error (10001)');
  expect(wanted).toEqual([]);
  said.mockRestore();
});

test('a bucket that never answers gives a 503 after a timeout', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const entry = manifest[cover];
  if (!entry) return expect.unreachable();
  const read = bucketReader({ get: () => new Promise(() => {}) }, 20);
  const asked = read({ path: cover, entry, variant: { width: 640, format: 'avif' } });
  await expect(asked).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
  said.mockRestore();
});
