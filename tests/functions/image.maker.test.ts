import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { encodeAll } from '../../scripts/images/encodeAll.ts';
import { createPictureMaker, startPictureMaker } from '../../scripts/images/maker.ts';
import { prepareImages } from '../../scripts/images/prepare.ts';
import { publishOriginals, publishVariants } from '../../scripts/images/publish.ts';
import { variantKey } from '../../src/images/manifest.ts';
import { widths } from '../../src/images/sizes.ts';
import { freshPlace } from '../unit/images/place.ts';
import { animated, flat, noisy } from '../unit/images/studio.ts';
import { query } from './deployment.ts';

const { at, folders, put, manifest, cached } = freshPlace();
let maker: { url: string; stop: () => void };
beforeEach(async () => {
  maker = await startPictureMaker(folders());
});
afterEach(() => maker.stop());

/** The answer of a Function whose deployment has these files. */
const answer = (asked: string, Accept: string, files = at('nothing')) => {
  const fetchFile = async ({ pathname }: URL) => {
    const file = join(files, decodeURIComponent(pathname));
    return existsSync(file) ? new Response(readFileSync(file)) : new Response('', { status: 404 });
  };
  const request = new Request(`http://localhost/_next/image${asked}`, { headers: { Accept } });
  const env = { ASSETS: { fetch: fetchFile }, ...(files === at('nothing') && { IMAGE_MAKER_URL: maker.url }) };
  return respond(request, manifest(), picturesOf(env, request.url));
};

const seen = async (response: Response) => ({
  status: response.status,
  headers: ['Content-Type', 'Content-Disposition', 'Cache-Control', 'ETag', 'Vary'].map((name) => response.headers.get(name)),
  body: Buffer.from(await response.arrayBuffer()).toString('base64'),
});

test('pictures made on demand equal those of a complete build, in all widths and formats', async () => {
  // As wide as the widest screen but not tall, so that encoding is fast.
  put('works/a/wide.png', await noisy(3840, 8).png().toBuffer());
  put('works/a/photo.jpg', await noisy(700, 20).jpeg().toBuffer());
  put('dance.gif', await (await animated(30, 20)).gif().toBuffer());
  await prepareImages(folders());
  const asked = ['image/avif', 'image/webp', '*/*'].flatMap((Accept) => [
    ...widths.map((width) => [query('/images/works/a/wide.png', width), Accept] as const),
    ...[640, 3840].map((width) => [query('/images/works/a/photo.jpg', width), Accept] as const),
    [query('/images/dance.gif'), Accept] as const,
  ]);
  const made = new Map<string, Awaited<ReturnType<typeof seen>>>();
  for (const [picture, accept] of asked) made.set(picture + accept, await seen(await answer(picture, accept)));

  renameSync(at('cache'), at('cache-on-demand'));
  await encodeAll(folders(), manifest());
  publishOriginals(folders(), at('out'));
  publishVariants(folders(), at('out'));
  for (const [picture, Accept] of asked) {
    const complete = await seen(await answer(picture, Accept, at('out')));
    expect(complete.status).toBe(200);
    expect(complete, `${picture} ${Accept}`).toEqual(made.get(picture + Accept));
  }
  // They are cached under the same names.
  const { hash = '' } = manifest()['/images/works/a/wide.png'] ?? {};
  expect(readdirSync(at('cache-on-demand', hash)).sort()).toEqual(readdirSync(at('cache', hash)).sort());
});

/** Puts a picture 40 px wide in its place. @returns the path of its widest AVIF */
async function onePicture() {
  put('a.png', await flat(40, 30).png().toBuffer());
  const { '/images/a.png': { hash = '' } = {} } = await prepareImages(folders());
  return `/${variantKey(hash, { width: 40, format: 'avif' })}`;
}

test('a variant is encoded once when two requests come at the same time', async () => {
  const path = await onePicture();
  const make = createPictureMaker(folders());
  const [first, second] = await Promise.all([make(path), make(path)]);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
});

test('nothing is made that a complete build does not have', async () => {
  const path = await onePicture();
  const make = createPictureMaker(folders());
  const others = ['41.avif', '48.avif', '40.jpeg'].map((name) => path.replace('40.avif', name));
  for (const wrong of [...others, path.replace(/[0-9a-f]{12}/, '0123456789ab'), '/../manifest.json', '/manifest.json'])
    expect(await make(wrong), wrong).toBeUndefined();
  expect(cached()).toEqual([]);
});

test('a maker that fails gives the visitor a 502, logs a line and caches nothing', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  await onePicture();
  put('a.png', await flat(40, 30, '#112233').png().toBuffer());
  expect((await answer(query('/images/a.png'), 'image/avif')).status).toBe(502);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^picture \/[0-9a-f]{12}\/40\.avif: .+a\.png has changed since/)]]);
  expect(cached()).toEqual([]);
});
